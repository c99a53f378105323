import { deleteWhere, updateWhere } from "../../../kernel/db/changes.js";
import type { Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { StatementLine, SetAsideLine } from "../statement-line.entity.js";

/**
 * Writes lines whose money is placed by hand. A line is identified by its fingerprint, because several statements may
 * contain it.
 */
export class BankLineRepository {
  /** Locks a line until the transaction ends, so that a concurrent request waits. */
  async lock(tx: Tx, fingerprint: string): Promise<void> {
    await updateWhere(tx, StatementLine, { fingerprint }, { version: () => "version + 1" });
  }

  /** Deletes the bank's narration of a line. Called once all of the line's money is placed. */
  async forgetNarration(tx: Tx, fingerprint: string): Promise<void> {
    await updateWhere(tx, StatementLine, { fingerprint }, { sealedNarration: null });
  }

  setAside(tx: Tx, line: SetAsideLine): Promise<void> {
    return insertMany(tx, SetAsideLine, [line]);
  }

  async takeUp(tx: Tx, fingerprint: string): Promise<void> {
    await deleteWhere(tx, SetAsideLine, { fingerprint });
  }
}
