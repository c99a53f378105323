import type { ConfirmedAct } from "../contract/confirmed-acts.js";
import type { Tx } from "../db/database.js";
import type { Caller } from "./caller.js";

/** Whether a caller has recently confirmed their identity (ADR 39); used by the services of every module. */
export interface Confirmations {
  /**
   * Must run in the transaction of the act, so that a session that ended concurrently does not count.
   * @throws DomainError CONFIRMATION_NEEDED, with a text that names the act, unless the caller's session has one.
   */
  require(caller: Caller, act: ConfirmedAct): Promise<void>;

  /**
   * Called first in the transaction of each deletion by an admin that the audit log records: more than a few within
   * ten minutes they need a confirmation, however the client sends them.
   * @param more how many are about to be deleted; for several, also called once before the first
   * @throws DomainError CONFIRMATION_NEEDED
   */
  requireForDeletion(tx: Tx, caller: Caller, more?: number): Promise<void>;
}
