/**
 * What can be subscribed to: a team by its id, the payments that leaders report, events, their rankings and what the
 * public sees of them by event, and notifications by the person they are for.
 */
export const Topic = {
  team: "team",
  payment: "payment",
  event: "event",
  ranking: "ranking",
  results: "results",
  notification: "notification",
} as const;
