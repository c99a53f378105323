import { afterCommit, type Tx } from "../db/database.js";
import type { ChangeEvent } from "./change-bus.js";

/** Tells subscribers of a change once its transaction is committed; never if it is not. */
export function announce(tx: Tx, event: ChangeEvent): void {
  afterCommit(tx, (db) => {
    db.changes.publish(event);
  });
}
