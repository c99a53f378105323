import type { CheckInOutcome } from "../../graphql/schema-types";

/** The text of an outcome: one or two words that are readable at arm's length, and the next step. */
interface OutcomeText {
  readonly tone: "good" | "warn" | "bad";
  readonly word: string;
  readonly hint: string;
}

export const REFUSALS: Readonly<Record<CheckInOutcome, OutcomeText>> = {
  IN: { tone: "good", word: "Welcome", hint: "Checked in." },
  ALREADY: { tone: "warn", word: "Already in", hint: "This person was already checked in." },
  REVERTED: { tone: "warn", word: "Taken back", hint: "Another helper took back this check-in." },
  NOT_PAID: {
    tone: "bad",
    word: "Not paid",
    hint: "The team’s payment is not accepted. Send the team to the treasurer.",
  },
  NOT_QUALIFIED: { tone: "bad", word: "Not qualified", hint: "The team did not qualify for Round 2." },
  NOT_CONFIRMED: {
    tone: "bad",
    word: "Not confirmed",
    hint: "This person has not accepted their place in the team. They can accept the place on the site, on their Team Dashboard.",
  },
  OTHER_DAY: {
    tone: "bad",
    word: "Wrong day",
    hint: "The chosen session is on another day. Choose today's session.",
  },
  OTHER_EVENT: { tone: "bad", word: "Wrong event", hint: "The pass is for another event." },
  UNKNOWN: {
    tone: "bad",
    word: "Unknown pass",
    hint: "This pass is not valid, or no longer valid. Find the person by name.",
  },
};
