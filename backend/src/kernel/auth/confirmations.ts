import type { ConfirmedAct } from "../contract/confirmed-acts.js";
import type { Tx } from "../db/database.js";
import type { Caller } from "./caller.js";

/** Checks whether a caller has recently confirmed their identity (ADR 39). */
export interface Confirmations {
  /**
   * Checks that the session has a recent confirmation. Call it inside the transaction of the action, so that a session
   * that ends concurrently does not count.
   * @throws DomainError CONFIRMATION_NEEDED, with a text that names the action, if the session has no recent
   * confirmation
   */
  require(caller: Caller, act: ConfirmedAct): Promise<void>;

  /**
   * Requires a confirmation if an admin deletes more than a few accounts and teams within ten minutes, even in several
   * requests. Every deletion into the bin must call this method at the start of its transaction.
   * @param more number of records about to be deleted; a series of deletions also calls this method once beforehand,
   * with their total number
   * @throws DomainError CONFIRMATION_NEEDED
   */
  requireForDeletion(tx: Tx, caller: Caller, more?: number): Promise<void>;
}
