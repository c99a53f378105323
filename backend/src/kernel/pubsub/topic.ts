/**
 * What can be subscribed to: a team by its id, the payments that leaders report, events, their rankings, desks and what the public
 * sees of their results by event, and notifications by the person they are for.
 */
export const Topic = {
  team: "team",
  payment: "payment",
  event: "event",
  ranking: "ranking",
  results: "results",
  checkIn: "checkIn",
  notification: "notification",
} as const;
