import type { Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import { executeIn } from "../../kernel/db/execute-in.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { DONE_BEFORE } from "../../kernel/mail/outbox.repository.js";

interface Copy {
  readonly id: string;
  readonly mailingId: string;
  readonly state: "sent" | "failed";
}

const COLUMN = { sent: "sweptSent", failed: "sweptFailed" } as const;

/** Takes old copies of mailings away; how many there were stays with the mailing, so that its history tells the same. */
export class MailingSweepRepository {
  /** Deletes at most `limit` copies that were sent or given up before; answers how many. */
  async deleteDone(tx: Tx, before: Date, limit: number): Promise<number> {
    const parameters = [toSqlTime(before), toSqlTime(before)];
    const copies = await select<Copy>(
      tx,
      `SELECT id, mailingId, state FROM outbox_mails WHERE ${DONE_BEFORE} AND mailingId IS NOT NULL
       ORDER BY state, mailingId, id LIMIT ${String(limit)}`,
      parameters,
    );
    let gone = 0;
    for (const { mailingId, state, ids } of groups(copies)) {
      const sql = `DELETE FROM outbox_mails WHERE ${DONE_BEFORE} AND state = ? AND mailingId = ? AND id IN`;
      const count = await executeIn(tx, sql, [...parameters, state, mailingId], ids);
      const column = COLUMN[state];
      await execute(tx, `UPDATE mailings SET ${column} = ${column} + ? WHERE id = ?`, [count, mailingId]);
      gone += count;
    }
    return gone;
  }
}

function groups(copies: readonly Copy[]): { mailingId: string; state: Copy["state"]; ids: string[] }[] {
  const found: { mailingId: string; state: Copy["state"]; ids: string[] }[] = [];
  for (const { id, mailingId, state } of copies) {
    const last = found.at(-1);
    if (last?.mailingId === mailingId && last.state === state) last.ids.push(id);
    else found.push({ mailingId, state, ids: [id] });
  }
  return found;
}
