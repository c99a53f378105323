import type { ConfirmedAct } from "../contract/confirmed-acts.js";
import type { Tx } from "../db/database.js";
import type { Caller } from "./caller.js";

/** Checks whether a caller has recently confirmed their identity (ADR 39). The services of all modules use it. */
export interface Confirmations {
  /**
   * Must run in the transaction of the act, so that a session that ended concurrently does not count.
   * @throws DomainError CONFIRMATION_NEEDED, with a text that names the act, unless the session has a recent
   * confirmation
   */
  require(caller: Caller, act: ConfirmedAct): Promise<void>;

  /**
   * Called first in the transaction of each deletion by an admin that the audit log records. More than a few deletions
   * within ten minutes need a confirmation, however the client sends them.
   * @param more number of records about to be deleted; for several, also called once before the first
   * @throws DomainError CONFIRMATION_NEEDED
   */
  requireForDeletion(tx: Tx, caller: Caller, more?: number): Promise<void>;
}
