import type { AreaTexts } from "./area-texts.js";

/** Rankings and their drafts. */
export const RANKING_TEXTS = {
  errors: {
    RANKING_NOT_LATEST: {
      status: 409,
      message: "A later ranking has been published since. Only the latest one can be taken back.",
    },
    RANKING_NOTHING: {
      status: 409,
      message: "The draft is the same as what is published. There is nothing to publish.",
    },
    CODEFORCES_OFF: {
      status: 409,
      message:
        "This site asks Codeforces nothing (CODEFORCES_API_URL is not set). Paste the standings instead.",
    },
    CODEFORCES_BUSY: {
      status: 503,
      message:
        "Codeforces answers one question every two seconds, and others are asked first. Try again in a few seconds.",
    },
    CODEFORCES_SILENT: {
      status: 503,
      message: "Codeforces does not answer at the moment. Try again in a minute, or paste the standings.",
    },
    STANDINGS_TOO_LARGE: {
      status: 409,
      message: "These standings are too large to be fetched. Paste the part with the club's teams.",
    },
    CONTEST_NOT_FOUND: {
      status: 404,
      message:
        "Codeforces has no contest with this number, or it is private and its key and secret are missing.",
    },
    CONTEST_NOT_STARTED: { status: 409, message: "This contest has not started, so it has no standings." },
    CONTEST_KEY_REFUSED: {
      status: 409,
      message: "Codeforces refuses this key and secret. Make new ones in its settings under API.",
    },
    LIVE_NOT_RUNNING: { status: 409, message: "No standings are shown live at the moment." },
    LIVE_NOT_FROZEN: { status: 409, message: "These standings are not frozen." },
    PAST_RESULTS_NOT_FOUND: { status: 404, message: "These results were not found." },
    PUBLICATION_NOT_FOUND: { status: 404, message: "This publication was not found." },
  },
  rules: {
    ranking: "A ranking is a whole number from 1 to 100000",
    rankingRows: "Give the rankings of 1 to 1000 teams",
    rankingTwice: "This team is already in the list",
    rankingCsv: "Paste a list of at most 90,000 characters",
    rankingColumns: "There must be a column with the team (name, id or reference) and one with its rank",
    rankingList: "The list must have 1 to 1000 teams",
    contestId: "The number of a contest is in its address, such as 566 in codeforces.com/contest/566",
    contestKey: "Give both key and secret, as Codeforces shows them",
    pastResultsList: "Paste a list of 1 to 5000 teams with the headings rank and team",
    pastResultsLines: "Correct the lines that cannot be read first",
    resultsYear: "The year has four digits, such as 2024",
    freezeAhead: "The freeze has to be later than now, or nothing would be shown",
    rankOrder: "The last ranking cannot be before the first",
  },
  success: {
    standingsFetched: "Standings fetched. Nothing is saved until you take them into the draft.",
    liveStarted: "Shown live. The first standings come within half a minute.",
    liveFreezeSaved: "Freeze saved.",
    liveUnfrozen: "Everybody sees the standings as they are now.",
    liveEnded: "The live standings are off the site.",
    pastResultsSaved: "Results saved. Everybody sees them now.",
    pastResultsTakenOff: "Results taken off the site. You can put them back.",
    pastResultsRestored: "Results are on the site again.",
    draftSaved: "Draft saved.",
    draftDiscarded: "Draft discarded. The published ranking stays as it was.",
    rankingsPublished: "Ranking published. The teams see it now.",
    rankingsReverted: "The previous ranking is published again.",
  },
} as const satisfies AreaTexts;
