/**
 * What can be subscribed to: a team by its id, the payments that leaders report, events, their rankings by event, and
 * notifications by the person they are for.
 */
export const Topic = {
  team: "team",
  payment: "payment",
  event: "event",
  ranking: "ranking",
  notification: "notification",
} as const;
