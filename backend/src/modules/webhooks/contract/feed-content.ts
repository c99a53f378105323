import { registerEnumType } from "type-graphql";

/** What a feed for spreadsheets has. */
export const FeedContent = { teams: "teams", payments: "payments", people: "people" } as const;
export type FeedContent = keyof typeof FeedContent;

registerEnumType(FeedContent, {
  name: "FeedContent",
  description: "What a feed for spreadsheets has, of one event.",
  valuesConfig: {
    teams: { description: "A line for each team." },
    payments: { description: "A line for each payment." },
    people: { description: "A line for each person in a team." },
  },
});
