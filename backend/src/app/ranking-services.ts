import type { Database } from "../kernel/db/database.js";
import type { EventService } from "../modules/events/event.service.js";
import { RankingBoardService } from "../modules/rankings/ranking-board.service.js";
import { RankingDraftRepository } from "../modules/rankings/ranking-draft.repository.js";
import { RankingDraftService } from "../modules/rankings/ranking-draft.service.js";
import { RankingPublicationRepository } from "../modules/rankings/ranking-publication.repository.js";
import { RankingPublisher } from "../modules/rankings/ranking-publisher.js";
import type { TeamService } from "../modules/teams/team.service.js";

/** Wires the rankings module. */
export function createRankingServices({
  db,
  events,
  teams,
}: {
  readonly db: Database;
  readonly events: EventService;
  readonly teams: TeamService;
}) {
  const drafts = new RankingDraftRepository(db);
  const publications = new RankingPublicationRepository(db);
  const publisher = new RankingPublisher(teams, publications);
  const boards = new RankingBoardService(drafts, publications, events);
  return {
    rankingBoards: boards,
    rankingDrafts: new RankingDraftService(db, drafts, publications, publisher, boards),
  };
}
