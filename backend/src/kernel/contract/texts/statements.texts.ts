import { formatPaise } from "../rupees.js";
import type { AreaTexts } from "./area-texts.js";

/** Bank statements. */
export const STATEMENT_TEXTS = {
  errors: {
    STATEMENT_CHANGED: {
      status: 409,
      message: "Something has changed since this preview. Look at the new one, then confirm again.",
    },
    STATEMENT_BUSY: {
      status: 503,
      message: "Other statements are being looked at just now. Try again in a minute.",
    },
    STATEMENT_TOO_MUCH: {
      status: 413,
      message:
        "This statement takes too long or too much memory. Export a shorter period, then the next one.",
    },
    STATEMENT_UNDONE: { status: 409, message: "This statement has already been taken back." },
    STATEMENT_PAYMENTS_CHANGED: {
      status: 409,
      message: "Some payments have changed since, so nothing was taken back.",
    },
    BANK_LINE_NOT_FOUND: {
      status: 404,
      message: "This line has no money left to place: it is placed already, or its statement was taken back.",
    },
    BANK_LINE_TOO_SMALL: {
      status: 409,
      message: "The line has less money left than that. Look at it again.",
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
    allocation: "Choose the teams that the money is for, each once",
    setAsideReason: "Say in a few words what it is",
  },
  success: {
    statementCommitted: "Confirmed. The leaders get their e-mails in two minutes, unless you take it back.",
    lineAllocated: "Placed. The payment is accepted.",
    lineSetAside: "Set aside. It is listed under “Set aside”.",
    lineTakenUp: "Taken up again.",
    statementRecorded: "Kept, with nothing to confirm.",
    statementReverted: "Taken back. Every payment is as it was before, and the leaders get an e-mail.",
  },
} as const satisfies AreaTexts;

/** The text in a payment's timeline when its statement was reverted. */
export const REVERTED_STEP = "The bank statement that confirmed it was taken back.";

/** Why a batch cannot be reverted: the teams whose payments have changed since. */
export function changedSince(teams: readonly string[]): string {
  return `${STATEMENT_TEXTS.errors.STATEMENT_PAYMENTS_CHANGED.message} Decide these by hand: ${teams.join(", ")}.`;
}

/** The text when a batch was reverted except for some teams. */
export function revertedExcept(teams: readonly string[]): string {
  return `Taken back, except for payments that have changed since: ${teams.join(", ")}. Decide these by hand.`;
}

/** The text when a statement was committed: what was confirmed, what is not placed yet, and the lines that changed. */
export function statementCommitted(
  batch: {
    readonly confirmed: number;
    readonly openLines: number;
    readonly openAmount: number;
  },
  changed: readonly number[],
): string {
  const { statementCommitted: confirmed, statementRecorded: kept } = STATEMENT_TEXTS.success;
  const { openLines: lines, openAmount } = batch;
  const open =
    lines === 0
      ? "No line stays open."
      : `${lines === 1 ? "1 line stays" : `${String(lines)} lines stay`} open, ${formatPaise(openAmount)}.`;
  const text = `${batch.confirmed > 0 ? confirmed : kept} ${open}`;
  if (changed.length === 0) return text;
  return `${text} ${notConfirmed(changed)}`;
}

/** How many lines a text names. */
const NAMED_LINES = 20;

/** Which lines a commit left, because they are not as the preview showed them. */
function notConfirmed(lines: readonly number[]): string {
  const named = lines.slice(0, NAMED_LINES).join(", ") + (lines.length > NAMED_LINES ? ", …" : "");
  return `Lines that have changed since the preview were not confirmed: ${named}. Compare the statement again to see them.`;
}
