/** What can be subscribed to: a team by its id, the payments that leaders report, and events. */
export const Topic = { team: "team", payment: "payment", event: "event" } as const;
