import type { Database } from "../kernel/db/database.js";
import type { EventService } from "../modules/events/event.service.js";
import { RankingBoardService } from "../modules/rankings/ranking-board.service.js";
import { RankingDraftRepository } from "../modules/rankings/ranking-draft.repository.js";
import { RankingDraftService } from "../modules/rankings/ranking-draft.service.js";
import { RankingPublicationRepository } from "../modules/rankings/ranking-publication.repository.js";
import { RankingPublisher } from "../modules/rankings/ranking-publisher.js";
import { RankingRepository } from "../modules/rankings/ranking.repository.js";

/** Wires the rankings module. */
export function createRankingServices({
  db,
  events,
}: {
  readonly db: Database;
  readonly events: EventService;
}) {
  const rankings = new RankingRepository(db);
  const drafts = new RankingDraftRepository(db);
  const publications = new RankingPublicationRepository(db);
  const publisher = new RankingPublisher(rankings, publications);
  const boards = new RankingBoardService(rankings, drafts, publications, events);
  return {
    rankingBoards: boards,
    rankingDrafts: new RankingDraftService(db, rankings, drafts, publications, publisher, boards),
  };
}
