import type { Grant } from "./grants.js";

/** The label of each grant, and one line about what the grant allows. */
export const GRANT_LABELS: Readonly<Record<Grant, { readonly label: string; readonly gives: string }>> = {
  treasurer: { label: "Treasurer", gives: "Accepts or rejects payments, and imports bank statements." },
  contest: { label: "Contest", gives: "Drafts, publishes and takes back rankings. Gives out certificates." },
  desk: {
    label: "Desk",
    gives: "Checks people in and records cash. Sees people and teams with their phone and roll numbers.",
  },
  content: {
    label: "Content",
    gives: "Writes the texts of events, notices and pages. Cannot change dates, fees or team sizes.",
  },
  reader: {
    label: "Reader",
    gives: "Reads the lists of people, teams and payments, but sees no phone or roll numbers.",
  },
};
