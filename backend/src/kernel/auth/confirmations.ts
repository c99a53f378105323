import type { ConfirmedAct } from "../contract/confirmed-acts.js";
import type { Tx } from "../db/database.js";
import type { Caller } from "./caller.js";

/** Whether a caller has lately confirmed that it is they who ask; what the services of every module ask. */
export interface Confirmations {
  /**
   * Asked in the transaction of the act, so that a session that was ended meanwhile counts no more.
   * @throws DomainError CONFIRMATION_NEEDED, with a text that names the act, unless the caller's session has one.
   */
  require(caller: Caller, act: ConfirmedAct): Promise<void>;

  /**
   * Asked first in the transaction of each deletion that an admin makes and that the audit log keeps: beyond a few within
   * ten minutes they need a confirmation, however the client sends them.
   * @param more how many are about to go; beside the transaction of each, asked before the first of several
   * @throws DomainError CONFIRMATION_NEEDED
   */
  requireForDeletion(tx: Tx, caller: Caller, more?: number): Promise<void>;
}
