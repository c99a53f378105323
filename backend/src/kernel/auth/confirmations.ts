import type { ConfirmedAct } from "../contract/confirmed-acts.js";
import type { Tx } from "../db/database.js";
import type { Caller } from "./caller.js";

/** Checks whether a caller has recently confirmed their identity (ADR 39). */
export interface Confirmations {
  /**
   * Must run in the same transaction as the action, so that a session that ends concurrently does not count.
   * @throws DomainError CONFIRMATION_NEEDED, with a text that names the action, if the session has no recent
   * confirmation
   */
  require(caller: Caller, act: ConfirmedAct): Promise<void>;

  /**
   * Must be called first in the transaction of each deletion by an admin that the audit log records. More than a few
   * deletions within ten minutes need a confirmation, even if they are spread over several requests.
   * @param more number of records about to be deleted; to delete several, also call once before the first
   * @throws DomainError CONFIRMATION_NEEDED
   */
  requireForDeletion(tx: Tx, caller: Caller, more?: number): Promise<void>;
}
