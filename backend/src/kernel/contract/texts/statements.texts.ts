import type { AreaTexts } from "./area-texts.js";

export const STATEMENT_TEXTS = {
  errors: {
    STATEMENT_CHANGED: {
      status: 409,
      message: "Something changed since this preview. Check the new preview, then confirm again.",
    },
    STATEMENT_BUSY: {
      status: 503,
      message: "The server is reading other statements. Try again in a minute.",
    },
    STATEMENT_TOO_MUCH: {
      status: 413,
      message: "This statement is too large to read. Export several statements, each for a shorter period.",
    },
    STATEMENT_UNDONE: { status: 409, message: "This statement was already taken back. Reload the page." },
    STATEMENT_PAYMENTS_CHANGED: {
      status: 409,
      message: "Some payments changed after the confirmation, so nothing was taken back.",
    },
    BANK_LINE_NOT_FOUND: {
      status: 404,
      message:
        "This line has no money left. Another treasurer gave the money to a team, or took back the statement. Reload the page.",
    },
    BANK_LINE_TOO_SMALL: {
      status: 409,
      message: "The line has less money left than you entered. Reload to see the amount left.",
    },
  },
  rules: {
    csv: "This file is not a table of comma-separated values. Export the statement as CSV",
    statementEmpty: "This file has no transfers. Choose the CSV or Excel file from the bank",
    statementRows:
      "The file has more than 20,000 lines. Export several statements, each for a shorter period",
    statementSize: "The file is larger than 4 MB. Export several statements, each for a shorter period",
    statementMapping:
      "Choose the amount column, or the debit and credit columns. Also choose the narration or transaction ID column",
    statementChoice: "Choose the lines to confirm",
    allocation: "Choose the teams that get the money, each team only once",
    setAsideReason: "Describe this money in a few words",
  },
  success: {
    statementCommitted:
      "Statement confirmed. The teams get e-mails shortly, unless you take the statement back.",
    lineSetAside: "Line set aside. You can find the line under “Set aside”.",
    lineTakenUp: "The line is no longer set aside.",
    statementRecorded: "Statement kept. There were no payments to confirm.",
    statementWithoutPaymentsReverted: "Statement taken back. It had no payments to restore.",
    statementReverted:
      "Statement taken back. Its payments have their earlier status again, and the teams get an e-mail.",
  },
} as const satisfies AreaTexts;

/** The text in a payment's timeline when the bank statement that had confirmed the payment is reverted. */
export const REVERTED_STEP = "A bank statement had confirmed this payment. The statement was taken back.";
