import { afterCommit, type Tx } from "../db/database.js";
import type { ChangeEvent } from "./change-bus.js";

/**
 * The topics of changes, and the id that each change has:
 * - `team`: a team, by its id
 * - `payment`: the payments that leaders report
 * - `event`: events
 * - `ranking`, `results`, `checkIn`: an event's rankings, public results and desks, by the event's id
 * - `notification`: notifications, by their recipient's id
 * - `contentPublished`: the published content of the public pages
 * - `settings`: the club's settings
 * - `content`: a server now shows other content (only within that server)
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
  content: "content",
} as const;

/** Notifies subscribers of a change after its transaction commits. Does nothing if the transaction is rolled back. */
export function announce(tx: Tx, event: ChangeEvent): void {
  afterCommit(tx, (db) => {
    db.changes.publish(event);
  });
}
