import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requireSuperadmin } from "../../kernel/auth/caller.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce } from "../../kernel/pubsub/announce.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import type { RankingRowInput, SetRankingsInput } from "./contract/set-rankings.input.js";
import { matchRows, namedIn } from "./match-rows.js";
import type { RankingRepository } from "./ranking.repository.js";
import type { RankingChange, SetRankingsPayload } from "./ranking.types.js";

/** So many changes fit into an audit entry, with names of 50 four-byte characters (64 kB on MySQL). */
const AUDITED_CHANGES = 200;

/** A Superadmin's word on how the teams of an event did. */
export class RankingService {
  constructor(
    private readonly db: Database,
    private readonly rankings: RankingRepository,
    private readonly events: EventService,
  ) {}

  /**
   * Sets the places of the listed teams, all of them or none; teams may share a place, others keep theirs.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT; BAD_INPUT with what is wrong with each row.
   */
  async set(caller: Caller | null, input: SetRankingsInput): Promise<SetRankingsPayload> {
    const actor = requireSuperadmin(caller);
    const event = await this.events.named({ eventSlug: input.eventSlug ?? null });
    if (!event) throw new DomainError("NO_CURRENT_EVENT");
    const rankings = await this.db.inTransaction((tx) => this.#set(tx, actor, event, input.rankings));
    return { message: SUCCESS.rankingsSaved, rankings };
  }

  async #set(
    tx: Tx,
    actor: Caller,
    event: EventRecord,
    rows: readonly RankingRowInput[],
  ): Promise<RankingChange[]> {
    const teams = await this.rankings.hold(tx, event.id, namedIn(rows), new Date());
    const { changes, problems } = matchRows(rows, teams);
    if (Object.keys(problems).length > 0) throw new DomainError("BAD_INPUT", { fields: problems });
    const changed = changes.filter(({ previous, rank }) => previous !== rank);
    if (changed.length === 0) return changes;
    await this.rankings.write(tx, changed);
    for (const { teamId } of changed) announce(tx, { topic: Topic.team, id: teamId });
    await recordAudit(tx, {
      actor,
      action: "rankings.set",
      targetType: "event",
      targetId: event.id,
      details: { event: event.slug, given: rows.length, changed: changed.length, teams: listed(changed) },
    });
    return changes;
  }
}

/** The changes for the log, as `[team, before, after]`; the first ones if there are very many. */
function listed(changes: readonly RankingChange[]): [string, number | null, number | null][] {
  return changes.slice(0, AUDITED_CHANGES).map(({ teamName, previous, rank }) => [teamName, previous, rank]);
}
