import type { Database } from "../../kernel/db/database.js";
import { ENGLISH_TITLES, type EventTitles } from "../../kernel/languages/language.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { ContestStandingsService } from "../codeforces/contest-standings.service.js";
import type { HandleLookUp } from "../codeforces/handle-look-up.service.js";
import type { EventService } from "../events/event.service.js";
import { ContestFetchService } from "./contest/contest-fetch.service.js";
import { ContestKeySeal } from "./contest/contest-key-seal.js";
import { ContestSourceRepository, FetchedPlaceRepository } from "./contest/contest.repository.js";
import { EventHandlesService } from "./contest/event-handles.service.js";
import { RankingBoardService } from "./ranking-board.service.js";
import { RankingDraftRepository } from "./ranking-draft.repository.js";
import { RankingDraftService } from "./ranking-draft.service.js";
import { RankingPublicationRepository } from "./ranking-publication.repository.js";
import { RankingPlacesService } from "./ranking-places.service.js";
import { RankingPublisher } from "./ranking-publisher.js";
import { ResultNameRepository } from "./results/names/result-name.repository.js";
import { ResultNameService } from "./results/names/result-name.service.js";
import { LiveBoardRepository } from "./results/live/live-board.repository.js";
import { LiveBoardService } from "./results/live/live-board.service.js";
import { LivePolls } from "./results/live/live-polls.js";
import { PastResultsRepository } from "./results/past/past-results.repository.js";
import { PastResultsService } from "./results/past/past-results.service.js";
import { ResultsCache } from "./results/results-cache.js";
import { ResultsRepository } from "./results/results.repository.js";
import { ResultsService } from "./results/results.service.js";
import type { HandleService } from "../teams/members/handle.service.js";
import type { QualificationService } from "../teams/changes/qualification.service.js";
import type { PlaceBoardService } from "../teams/places/place-board.service.js";
import type { PlacePublisher } from "../teams/places/place-publisher.service.js";
import type { TeamService } from "../teams/team.service.js";

export function createRankingServices({
  db,
  events,
  teams,
  handles,
  qualifications,
  placePublisher,
  placeBoards,
  codeforces,
  contests,
  limiter,
  eventTitles = ENGLISH_TITLES,
  secret,
}: {
  readonly db: Database;
  readonly events: EventService;
  readonly teams: TeamService;
  readonly handles: HandleService;
  readonly qualifications: QualificationService;
  readonly placePublisher: PlacePublisher;
  readonly placeBoards: PlaceBoardService;
  readonly codeforces: HandleLookUp;
  readonly contests: ContestStandingsService;
  readonly limiter: RateLimiter;
  readonly eventTitles?: EventTitles | undefined;
  readonly secret: string;
}) {
  const drafts = new RankingDraftRepository(db);
  const publications = new RankingPublicationRepository(db);
  const live = new LiveBoardRepository(db);
  const publisher = new RankingPublisher(teams, publications, qualifications, placePublisher, live);
  const boards = new RankingBoardService(drafts, publications, events, handles, teams, placePublisher);
  const fetched = new FetchedPlaceRepository(db);
  const sources = new ContestSourceRepository(db);
  const past = new PastResultsRepository(db);
  const keys = new ContestKeySeal(secret);
  return {
    rankingBoards: boards,
    rankingPlaces: new RankingPlacesService(boards, drafts, publications, placeBoards),
    rankingDrafts: new RankingDraftService(db, drafts, publications, publisher, boards, fetched),
    contestFetches: new ContestFetchService({
      ...{ db, boards, drafts, fetched, sources, contests, handles, limiter, keys },
    }),
    liveBoards: new LiveBoardService(db, events, drafts, live, contests),
    livePolls: new LivePolls({ db, boards: live, contests, sources, keys, drafts, handles }),
    resultNames: new ResultNameService(db, new ResultNameRepository(db)),
    results: new ResultsService(
      events,
      publications,
      new ResultsRepository(db),
      past,
      live,
      new ResultsCache(db.changes),
      placePublisher,
      eventTitles,
    ),
    pastResults: new PastResultsService(db, events, drafts, past),
    handleChecks: new EventHandlesService(boards, drafts, handles, codeforces, limiter),
  };
}
