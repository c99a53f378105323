import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import { BULK, type Database, type Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { TeamService } from "../teams/team.service.js";
import type { RankingRowInput, SetRankingsInput } from "./contract/set-rankings.input.js";
import { matchRows, namedIn } from "./match-rows.js";
import type { RankingBoardService } from "./ranking-board.service.js";
import type { RankingDraftRepository } from "./ranking-draft.repository.js";
import type { RankingPublisher } from "./ranking-publisher.js";
import type { RankingChange, SetRankingsPayload } from "./ranking.types.js";

/** A Superadmin's word on how the teams of an event did, published at once. */
export class RankingService {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamService,
    private readonly drafts: RankingDraftRepository,
    private readonly publisher: RankingPublisher,
    private readonly boards: RankingBoardService,
  ) {}

  /**
   * Sets the places of the listed teams, all of them or none; teams may share a place, others keep theirs. Kept as a
   * publication, which can be taken back.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT; BAD_INPUT with what is wrong with each row.
   */
  async set(caller: Caller | null, input: SetRankingsInput): Promise<SetRankingsPayload> {
    const actor = requirePermission(caller, "setRankings");
    const event = await this.boards.event(input.eventSlug);
    const rankings = await this.db.inTransaction((tx) => this.#set(tx, actor, event, input.rankings), BULK);
    return { message: SUCCESS.rankingsSaved, rankings };
  }

  async #set(
    tx: Tx,
    actor: Caller,
    event: EventRecord,
    rows: readonly RankingRowInput[],
  ): Promise<RankingChange[]> {
    await this.drafts.lock(tx, event.id);
    const teams = await this.teams.lockNamed(tx, event.id, namedIn(rows));
    const { changes: all, problems } = matchRows(rows, teams);
    if (Object.keys(problems).length > 0) throw new DomainError("BAD_INPUT", { fields: problems });
    const changes = all.filter(({ previous, rank }) => previous !== rank);
    if (changes.length === 0) return all;
    const standings = await this.drafts.standings(event.id);
    await this.publisher.publish(tx, actor, {
      event,
      kind: "set",
      standings,
      changes,
      details: { given: rows.length },
    });
    return all;
  }
}
