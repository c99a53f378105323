import type { Tx } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import { TeamRepository, type LedTeam } from "../team.repository.js";

/** For controls: takes a place without looking again, because what policy read a moment ago is believed. */
export class ReadThenWrite extends TeamRepository {
  override async reserveSeat(tx: Tx, { id }: LedTeam): Promise<boolean> {
    return (await execute(tx, "UPDATE teams SET memberCount = memberCount + 1 WHERE id = ?", [id])) === 1;
  }
}
