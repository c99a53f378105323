import type { Database } from "../../kernel/db/database.js";
import type { EventService } from "../events/event.service.js";
import { RankingBoardService } from "./ranking-board.service.js";
import { RankingDraftRepository } from "./ranking-draft.repository.js";
import { RankingDraftService } from "./ranking-draft.service.js";
import { RankingPublicationRepository } from "./ranking-publication.repository.js";
import { RankingPublisher } from "./ranking-publisher.js";
import type { HandleService } from "../teams/handle.service.js";
import type { QualificationService } from "../teams/qualification.service.js";
import type { TeamService } from "../teams/team.service.js";

/** Wires the rankings module. */
export function createRankingServices({
  db,
  events,
  teams,
  handles,
  qualifications,
}: {
  readonly db: Database;
  readonly events: EventService;
  readonly teams: TeamService;
  readonly handles: HandleService;
  readonly qualifications: QualificationService;
}) {
  const drafts = new RankingDraftRepository(db);
  const publications = new RankingPublicationRepository(db);
  const publisher = new RankingPublisher(teams, publications, qualifications);
  const boards = new RankingBoardService(drafts, publications, events, handles);
  return {
    rankingBoards: boards,
    rankingDrafts: new RankingDraftService(db, drafts, publications, publisher, boards),
  };
}
