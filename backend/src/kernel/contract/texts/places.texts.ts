import type { AreaTexts } from "./area-texts.js";

/** Texts about places in the round for which the fee is due. */
export const PLACE_TEXTS = {
  errors: {
    PLACES_NOTHING: { status: 409, message: "There are no places to offer or take back. Reload the page." },
    PLACE_NOT_FOUND: { status: 404, message: "This team was never offered a place. Reload the page." },
    PLACE_NOT_FREE: {
      status: 409,
      message:
        "You cannot return this place to the team. Another team has the place now, or the team never gave it up.",
    },
  },
  rules: {
    places: "Enter the number of places as a whole number from 1 to 100,000",
    replyHours: "Enter the time to answer in whole hours, from 1 to 720",
  },
  success: {
    placeSettingsSaved: "Settings saved. No places were offered or taken back.",
    placesOffered: "Places offered. We have notified the teams.",
    placesReverted: "The last offers were taken back. We have notified the teams.",
    placeGivenBack: "The team has its place back. We have notified the team.",
    placeEnded: "The place is free again. We have notified the team.",
  },
} as const satisfies AreaTexts;
