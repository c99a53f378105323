import { chunks } from "../../../kernel/db/changes.js";
import type { Tx } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import type { NewRanking } from "../contract/ranked-team.js";

/**
 * The number of teams per SQL statement. A statement's cost grows with the square of this number, because for each team
 * the database evaluates the CASE of all teams.
 */
const TEAMS = 250;

/**
 * Writes the rankings of teams. Returns false if any team's ranking has changed since it was read. The calling code
 * must then roll back, because other rankings may be written. Each statement covers 250 teams, because 5,000 single
 * statements would block every other writer for seconds.
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
