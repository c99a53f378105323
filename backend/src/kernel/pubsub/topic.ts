/** What can be subscribed to: a team by its id, and the payments that leaders report. */
export const Topic = { team: "team", payment: "payment" } as const;
