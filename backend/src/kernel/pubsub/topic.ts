import { afterCommit, type Tx } from "../db/database.js";
import type { ChangeEvent } from "./change-bus.js";

/**
 * The topics of changes, each with the meaning of its ids:
 * - `team`: a team, by its id
 * - `payment`: the payments that leaders report
 * - `event`: events
 * - `ranking`, `results`, `checkIn`: an event's rankings, its public results and its desks, by the event's id
 * - `notification`: notifications, by the id of the person they are for
 * - `contentPublished`: the published content of the public pages
 * - `settings`: the club's settings
 * - `content`: within one server, that it shows other content from now on
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
