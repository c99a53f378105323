import { afterCommit, type Tx } from "../db/database.js";
import type { ChangeEvent } from "./change-bus.js";

/**
 * What can be subscribed to: a team by its id, the payments that leaders report, events, their rankings, desks and what the public
 * sees of their results by event, notifications by the person they are for, what was published of
 * the public pages' content, what the club set for itself, and, within one server, that it shows other content from now on.
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

/** Notifies subscribers of a change once its transaction is committed; never if it is rolled back. */
export function announce(tx: Tx, event: ChangeEvent): void {
  afterCommit(tx, (db) => {
    db.changes.publish(event);
  });
}
