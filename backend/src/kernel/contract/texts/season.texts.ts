import type { AreaTexts } from "./area-texts.js";

/** Closing a season, handing over, and what is cleaned up by itself. */
export const SEASON_TEXTS = {
  errors: {
    SEASON_ITEM_MARKED: {
      status: 409,
      message: "Somebody else has already said why this is not needed. Look at what it says.",
    },
    HAND_OVER_UNREADY: {
      status: 409,
      message:
        "Nobody who stays has two-step login, and it is compulsory. Let one of the new Superadmins log in and set it up before the old ones go.",
    },
  },
  rules: {
    seasonReason: "Give a reason of at most 200 characters",
    handOver: "Choose at most 20 people",
    handOverNobody: "Choose who becomes a Superadmin or who is none any more",
    handOverBoth: "Somebody cannot become a Superadmin and leave at once",
    cleanUpYears: "Choose 1 to 10 years",
    auditedUntilNeeded: "Give the day until which the books were audited: later lines stay",
    auditedUntilAhead: "The books cannot be audited until a day that is ahead",
  },
  success: {
    seasonItemMarked: "Noted.",
    handedOver: "Handed over. Everybody concerned gets an e-mail.",
    cleanUpSaved: "Saved. It is done every hour from now on.",
  },
} as const satisfies AreaTexts;
