import { afterCommit, type Tx } from "../db/database.js";
import type { ChangeEvent } from "./change-bus.js";

/** Notifies subscribers of a change once its transaction is committed; never if it is rolled back. */
export function announce(tx: Tx, event: ChangeEvent): void {
  afterCommit(tx, (db) => {
    db.changes.publish(event);
  });
}
