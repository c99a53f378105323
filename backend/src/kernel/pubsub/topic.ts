import { afterCommit, type Tx } from "../db/database.js";
import type { ChangeEvent } from "./change-bus.js";

/**
 * The topics of changes, with the id that each change carries:
 * - `team`, `payment`, `event`: the id of the team, payment or event
 * - `ranking`, `checkIn`: the event's id
 * - `results`: the event's id, or the id of a user whose public name changed
 * - `notification`: the recipient's id
 * - `contentPublished`, `settings`: the `topic` column of the new version of the content or the settings
 * - `contentShown`: no id. This server now shows other content. Not sent to other servers.
 */
export const Topic = {
  team: "team",
  payment: "payment",
  event: "event",
  ranking: "ranking",
  results: "results",
  checkIn: "checkIn",
  notification: "notification",
  contentPublished: "contentPublished",
  settings: "settings",
  contentShown: "contentShown",
} as const;

/** Notifies subscribers of a change after its transaction commits. Does nothing if the transaction is rolled back. */
export function announce(tx: Tx, event: ChangeEvent): void {
  afterCommit(tx, (db) => {
    db.changes.publish(event);
  });
}
