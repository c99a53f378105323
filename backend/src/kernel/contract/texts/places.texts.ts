import type { AreaTexts } from "./area-texts.js";

/** Texts about places in the round for which the fee is due. */
export const PLACE_TEXTS = {
  errors: {
    PLACES_NOTHING: { status: 409, message: "There is no place to change. Reload the page." },
    PLACE_NOT_FOUND: { status: 404, message: "This team was never offered a place. Reload the page." },
    PLACE_NOT_FREE: {
      status: 409,
      message:
        "You cannot return this place to the team. Another team has the place now, or the team never gave it up.",
    },
  },
  rules: {
    places: "Enter the number of places as a whole number from 1 to 100,000",
    replyHours: "Enter the hours to answer as a whole number from 1 to 720",
  },
  success: {
    placeSettingsSaved: "Settings saved. No place was offered or taken away.",
    placesOffered: "Places offered. The teams are notified.",
    placesReverted: "The last offers were taken back. The teams are notified.",
    placeGivenBack: "The team has its place back. The team is notified.",
    placeEnded: "The place is free again. The team is notified.",
  },
} as const satisfies AreaTexts;
