import type { Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import { toSqlTime } from "../../kernel/db/values.js";
import type { RankingChange } from "./ranking.types.js";

/** A team as a ranking looks at it. */
export interface RankedTeam {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly ranking: number | null;
}

/** Which teams a ranking names. */
export interface NamedTeams {
  readonly ids: readonly string[];
  readonly nameKeys: readonly string[];
}

/** Rows a statement: the CASE of each is walked for each. */
const BATCH = 250;

/** Statements on the rankings of many teams at once. */
export class RankingRepository {
  /**
   * Holds the named teams' rows until the transaction ends, then reads those of the event as they are. Written to
   * first, so that two rankings of the same teams queue (also between the nodes of a cluster). At most four statements.
   */
  async hold(tx: Tx, eventId: string, { ids, nameKeys }: NamedTeams, now: Date): Promise<RankedTeam[]> {
    const named: [string, readonly string[]][] = [];
    if (ids.length > 0) named.push([`id IN (${places(ids)})`, ids]);
    if (nameKeys.length > 0)
      named.push([`eventId = ? AND nameKey IN (${places(nameKeys)})`, [eventId, ...nameKeys]]);
    for (const [condition, parameters] of named) {
      await execute(tx, `UPDATE teams SET updatedAt = ? WHERE ${condition}`, [toSqlTime(now), ...parameters]);
    }
    const teams: RankedTeam[] = [];
    for (const [condition, parameters] of named) {
      const sql = `SELECT id, name, nameKey, ranking FROM teams WHERE ${condition} AND eventId = ?`;
      teams.push(...(await select<RankedTeam>(tx, sql, [...parameters, eventId])));
    }
    return teams;
  }

  /** Writes the places; a statement for every 250 teams. */
  async write(tx: Tx, changes: readonly RankingChange[]): Promise<void> {
    for (let at = 0; at < changes.length; at += BATCH) {
      const batch = changes.slice(at, at + BATCH);
      const ids = batch.map(({ teamId }) => teamId);
      await execute(
        tx,
        `UPDATE teams SET ranking = CASE id ${batch.map(() => "WHEN ? THEN ?").join(" ")} ELSE ranking END
         WHERE id IN (${places(ids)})`,
        [...batch.flatMap(({ teamId, rank }) => [teamId, rank]), ...ids],
      );
    }
  }
}

function places(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}
