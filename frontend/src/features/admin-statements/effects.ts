import type { StatementEffect } from "../../graphql/generated";

/** What lines of a committed statement did, in words. */
export const EFFECTS: Readonly<Record<StatementEffect, string>> = {
  confirmed: "Confirmed the payment",
  recorded: "Recorded and confirmed the payment",
  takenBack: "Confirmed, then taken back",
  kept: "Confirmed, and stays: changed before the rest was taken back",
  nothing: "Nothing",
};
