import type { AreaTexts } from "./area-texts.js";

/** Texts about closing a season, handing over and the automatic clean-up. */
export const SEASON_TEXTS = {
  errors: {
    SEASON_ITEM_MARKED: {
      status: 409,
      message: "Someone else already marked this item as not needed. Reload to read their reason.",
    },
    HAND_OVER_UNREADY: {
      status: 409,
      message:
        "At least one remaining Superadmin needs two-step login. Ask a new Superadmin to set up two-step login before the old Superadmins leave.",
    },
  },
  rules: {
    seasonReason: "Enter a reason of at most 200 characters",
    handOver: "Choose at most 20 people",
    handOverNobody: "Choose at least one Superadmin to add or remove",
    handOverBoth: "You cannot add and remove the same person as a Superadmin",
    cleanUpYears: "Choose 1 to 10 years",
    auditedUntilNeeded: "Enter the last day that was audited. Lines from later days are kept",
    auditedUntilAhead: "The last audited day cannot be in the future. Choose today or an earlier day",
  },
  success: {
    seasonItemMarked: "Checklist updated.",
    handedOver: "The site was handed over. All new and former Superadmins get an e-mail.",
    cleanUpSaved: "Rules saved. The site applies the rules every hour.",
  },
} as const satisfies AreaTexts;
