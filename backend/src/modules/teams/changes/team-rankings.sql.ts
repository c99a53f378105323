import { chunks } from "../../../kernel/db/changes.js";
import type { Tx } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import type { NewRanking } from "../contract/ranked-team.js";

/** Teams a statement: the CASE of each is walked for each. */
const TEAMS = 250;

/**
 * Writes the places of teams, each on the condition that the team still has the place before; false when one has not. A
 * statement for 250 teams: one for each of 5,000 would make every other writer wait for seconds.
 */
export async function writeRankings(tx: Tx, changes: readonly NewRanking[]): Promise<boolean> {
  for (const part of chunks(changes, TEAMS)) {
    const cases = part.map(() => "WHEN ? THEN ?").join(" ");
    const ids = part.map(({ teamId }) => teamId);
    const written = await execute(
      tx,
      `UPDATE teams SET ranking = CASE id ${cases} ELSE ranking END
       WHERE id IN (${ids.map(() => "?").join(", ")}) AND COALESCE(ranking, 0) = CASE id ${cases} END`,
      [
        ...part.flatMap(({ teamId, rank }) => [teamId, rank]),
        ...ids,
        ...part.flatMap(({ teamId, previous }) => [teamId, previous ?? 0]),
      ],
    );
    if (written !== part.length) return false;
  }
  return true;
}
