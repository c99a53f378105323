import type { AreaTexts } from "./area-texts.js";

/** Rankings and their drafts. */
export const RANKING_TEXTS = {
  errors: {
    RANKING_CHANGED: {
      status: 409,
      message: "The ranking has changed since you looked at it. Look at it as it is now, then confirm again.",
    },
    RANKING_DRAFT_CHANGED: {
      status: 409,
      message:
        "Somebody else changed this place in the meantime, so your change was not saved. Look at theirs, then change it again if it is wrong.",
    },
    RANKING_NOT_LATEST: {
      status: 409,
      message: "A later ranking has been published since. Only the latest one can be taken back.",
    },
    RANKING_NOTHING: {
      status: 409,
      message: "The draft is the same as what is published. There is nothing to publish.",
    },
    PUBLICATION_NOT_FOUND: { status: 404, message: "This publication was not found." },
  },
  rules: {
    ranking: "A ranking is a whole number from 1 to 100000",
    rankingRows: "Give the rankings of 1 to 1000 teams",
    rankingTwice: "This team is already in the list",
    rankingCsv: "Paste a list of at most 90,000 characters",
    rankingColumns: "There must be a column with the team (name, id or reference) and one with its rank",
    rankingList: "The list must have 1 to 1000 teams",
    rankOrder: "The last ranking cannot be before the first",
  },
  success: {
    draftSaved: "Draft saved.",
    draftDiscarded: "Draft discarded. The published ranking stays as it was.",
    rankingsPublished: "Ranking published. The teams see it now.",
    rankingsReverted: "The previous ranking is published again.",
  },
} as const satisfies AreaTexts;
