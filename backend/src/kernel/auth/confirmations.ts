import type { ConfirmedAct } from "../contract/confirmed-acts.js";
import type { Tx } from "../db/database.js";
import type { Caller } from "./caller.js";

/** Checks whether a caller has recently confirmed their identity (ADR 39). */
export interface Confirmations {
  /**
   * Checks that the session has a recent confirmation. Call it inside the transaction of the action. Then a session
   * that has just ended does not count.
   * @throws DomainError CONFIRMATION_NEEDED, with a text that names the action, if the session has no recent
   * confirmation
   */
  require(caller: Caller, act: ConfirmedAct): Promise<void>;

  /**
   * Requires a confirmation if an admin deletes more than a few accounts and teams within ten minutes, even in several
   * requests. Every deletion into the bin must call this method at the start of its transaction.
   * @param more the number of accounts and teams that are about to be deleted, by default one. Before a series of
   * deletions, this method is also called once with the total number.
   * @throws DomainError CONFIRMATION_NEEDED
   */
  requireForDeletion(tx: Tx, caller: Caller, more?: number): Promise<void>;
}
