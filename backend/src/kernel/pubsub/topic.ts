/** What can be subscribed to: a team by its id, the payments that leaders report, events, and their rankings by event. */
export const Topic = { team: "team", payment: "payment", event: "event", ranking: "ranking" } as const;
