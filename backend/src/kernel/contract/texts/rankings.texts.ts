import type { AreaTexts } from "./area-texts.js";

export const RANKING_TEXTS = {
  errors: {
    RANKING_NOT_LATEST: {
      status: 409,
      message: "A later ranking was published. You can take back only the latest publication.",
    },
    RANKING_NOTHING: {
      status: 409,
      message: "The draft is the same as the published ranking. There is nothing to publish.",
    },
    CODEFORCES_OFF: {
      status: 409,
      message:
        "This site is not connected to Codeforces, because CODEFORCES_API_URL is not set. Paste the standings instead.",
    },
    CODEFORCES_BUSY: {
      status: 503,
      message: "Codeforces is busy with other requests from this site. Try again in a few seconds.",
    },
    CODEFORCES_SILENT: {
      status: 503,
      message: "Codeforces is not responding. Try again in a minute, or paste the standings.",
    },
    STANDINGS_TOO_LARGE: {
      status: 409,
      message: "These standings are too large to fetch. Paste only the lines of the club's teams.",
    },
    CONTEST_NOT_FOUND: {
      status: 404,
      message:
        "Codeforces did not find this contest. Check the contest's number. A private contest needs a key and a secret.",
    },
    CONTEST_NOT_STARTED: {
      status: 409,
      message:
        "This contest has not started, so it has no standings. Fetch the standings after the contest starts.",
    },
    CONTEST_KEY_REFUSED: {
      status: 409,
      message:
        "Codeforces refused this key and secret. On Codeforces, open Settings, then API, and make a new key.",
    },
    LIVE_NOT_RUNNING: { status: 409, message: "No standings are shown live at the moment. Reload the page." },
    LIVE_NOT_FROZEN: { status: 409, message: "These standings are not frozen. Reload the page." },
    PAST_RESULTS_NOT_FOUND: { status: 404, message: "These results were not found. Reload the list." },
    PUBLICATION_NOT_FOUND: { status: 404, message: "This publication was not found. Reload the list." },
  },
  rules: {
    ranking: "Enter a whole number from 1 to 100,000 as the ranking",
    rankingRows: "Enter the rankings of 1 to 1,000 teams",
    rankingTwice: "This team is in the list twice. Remove one of its lines",
    rankingCsv: "Paste a list of at most 90,000 characters",
    rankingColumns:
      "The list needs a column with the team (name, ID or reference) and a column with its rank",
    rankingList: "The list must have 1 to 1,000 teams",
    contestId: "Enter the number in the contest's address, such as 566 in codeforces.com/contest/566",
    contestKey: "Enter both the key and the secret from Codeforces",
    pastResultsList: "Paste a list of 1 to 5,000 teams with the headings rank and team",
    pastResultsLines: "Some lines cannot be read. Correct them first",
    resultsYear: "Enter a year with four digits, such as 2024",
    freezeAhead: "Choose a later time. The freeze cannot begin in the past",
    rankOrder: "“Ranking to” must not be smaller than “Ranking from”",
  },
  success: {
    standingsFetched: "Standings fetched. They are not saved until you add them to the draft.",
    liveStarted: "The contest is shown live. The first standings appear within half a minute.",
    liveFreezeSaved: "Freeze saved.",
    liveUnfrozen: "Standings unfrozen. Visitors see the latest standings now.",
    liveEnded: "Live standings removed from the site.",
    pastResultsSaved: "Results saved. Visitors see them now.",
    pastResultsTakenOff: "Results removed from the site. You can put them back.",
    pastResultsRestored: "The results are on the site again.",
    draftSaved: "Draft saved.",
    draftDiscarded: "Draft discarded. The published ranking is unchanged.",
    rankingsPublished: "Ranking published. The teams see the new ranking now.",
    rankingsReverted: "Ranking taken back. The teams have their earlier ranks again.",
  },
} as const satisfies AreaTexts;
