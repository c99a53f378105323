import type { AreaTexts } from "./area-texts.js";

/** Places in the round that costs the fee, as organisers give them. */
export const PLACE_TEXTS = {
  errors: {
    PLACES_NOTHING: { status: 409, message: "No place would change by it." },
    PLACE_NOT_FOUND: { status: 404, message: "This team was never offered a place." },
    PLACE_NOT_FREE: {
      status: 409,
      message: "This place cannot be given back: another team has moved into it, or it was never given up.",
    },
  },
  rules: {
    places: "The number of places is a whole number from 1 to 100000",
    replyHours: "Give the hours to answer as a whole number from 1 to 720",
  },
  success: {
    placeSettingsSaved: "Saved. No place was offered or taken away by it.",
    placesOffered: "Places offered. The teams are notified.",
    placesReverted: "Taken back. The teams are notified.",
    placeGivenBack: "The team has its place back, and is notified.",
    placeEnded: "The place is free again. The team is notified.",
  },
} as const satisfies AreaTexts;
