import { formatPaise } from "../rupees.js";
import type { AreaTexts } from "./area-texts.js";

/** Bank statements. */
export const STATEMENT_TEXTS = {
  errors: {
    STATEMENT_CHANGED: {
      status: 409,
      message: "Something has changed since this preview. Look at the new one, then confirm again.",
    },
    STATEMENT_UNDONE: { status: 409, message: "This statement has already been taken back." },
    STATEMENT_PAYMENTS_CHANGED: {
      status: 409,
      message: "Some payments have changed since, so nothing was taken back.",
    },
  },
  rules: {
    csv: "This is not a table of comma-separated values",
    statementEmpty: "There are no lines in it. Choose the file that the bank calls CSV, with all its lines",
    statementRows: "It has more than 20,000 lines. Export a shorter period, then the next one",
    statementSize: "It is larger than 4 MB. Export a shorter period, then the next one",
    statementMapping:
      "Say where the money is (one amount, or debit and credit) and where the narration or the transaction id is",
    statementChoice: "Say which lines to confirm",
  },
  success: {
    statementCommitted: "Confirmed. The leaders get their e-mails now.",
    statementRecorded: "Kept, with nothing to confirm.",
    statementReverted: "Taken back. Every payment is as it was before, and the leaders get an e-mail.",
  },
} as const satisfies AreaTexts;

/** The text in a payment's timeline when its statement was reverted. */
export const REVERTED_STEP = "The club took back the bank statement that confirmed this.";

/** Why a batch cannot be reverted: the teams whose payments have changed since. */
export function changedSince(teams: readonly string[]): string {
  return `${STATEMENT_TEXTS.errors.STATEMENT_PAYMENTS_CHANGED.message} Decide these by hand: ${teams.join(", ")}.`;
}

/** The text when a batch was reverted except for some teams. */
export function revertedExcept(teams: readonly string[]): string {
  return `Taken back, except for payments that have changed since: ${teams.join(", ")}. Decide these by hand.`;
}

/** The text when a statement was committed: what was confirmed, and what of it nobody has placed yet. */
export function statementCommitted(batch: {
  readonly confirmed: number;
  readonly openLines: number;
  readonly openAmount: number;
}): string {
  const { statementCommitted: confirmed, statementRecorded: kept } = STATEMENT_TEXTS.success;
  const { openLines: lines, openAmount } = batch;
  const open =
    lines === 0
      ? "No line stays open."
      : `${lines === 1 ? "1 line stays" : `${String(lines)} lines stay`} open, ${formatPaise(openAmount)}.`;
  return `${batch.confirmed > 0 ? confirmed : kept} ${open}`;
}
