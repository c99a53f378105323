/**
 * What can be subscribed to: a team by its id, the payments that leaders report, events, their rankings and desks by event, and
 * notifications by the person they are for.
 */
export const Topic = {
  team: "team",
  payment: "payment",
  event: "event",
  ranking: "ranking",
  checkIn: "checkIn",
  notification: "notification",
} as const;
