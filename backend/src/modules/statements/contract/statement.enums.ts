import { registerEnumType } from "type-graphql";

export const StatementOutcome = {
  exact: "exact",
  probable: "probable",
  conflict: "conflict",
  unclaimed: "unclaimed",
  seen: "seen",
  ignored: "ignored",
} as const;
export type StatementOutcome = keyof typeof StatementOutcome;

registerEnumType(StatementOutcome, {
  name: "StatementOutcome",
  description: "The outcome of a line of a bank statement.",
  valuesConfig: {
    exact: { description: "The team is certain. The line is confirmed unless a person unticks it." },
    probable: { description: "The team is likely. A person must check and tick the line." },
    conflict: {
      description: "The line contradicts itself or another line. It cannot be confirmed here.",
    },
    unclaimed: { description: "Money that matches no team." },
    seen: { description: "The line was confirmed before." },
    ignored: { description: "Not incoming money. The line cannot confirm a payment." },
  },
});

export const StatementEffect = {
  confirmed: "confirmed",
  recorded: "recorded",
  surplus: "surplus",
  takenBack: "takenBack",
  kept: "kept",
  nothing: "nothing",
} as const;
export type StatementEffect = keyof typeof StatementEffect;

registerEnumType(StatementEffect, {
  name: "StatementEffect",
  description: "The effect of a line of a committed bank statement.",
  valuesConfig: {
    confirmed: { description: "The team's reported payment was accepted." },
    recorded: { description: "The payment was recorded and accepted without a report of the team." },
    surplus: { description: "The money became a surplus of a team that had paid." },
    takenBack: { description: "The confirmation was taken back with the statement." },
    kept: { description: "The statement was taken back, but this payment was changed before and stays." },
    nothing: { description: "The line changed nothing." },
  },
});

export const StatementReason = {
  transactionId: "transactionId",
  reference: "reference",
  amount: "amount",
  payer: "payer",
  amountDiffers: "amountDiffers",
  notReported: "notReported",
  idDiffers: "idDiffers",
  noId: "noId",
  earlierId: "earlierId",
  shortId: "shortId",
  nearlyId: "nearlyId",
  nearlyReference: "nearlyReference",
  idBeside: "idBeside",
  commonId: "commonId",
  skippedDebit: "skippedDebit",
  severalIds: "severalIds",
  severalReferences: "severalReferences",
  idAgainstReference: "idAgainstReference",
  disputed: "disputed",
  rejected: "rejected",
  paidAlready: "paidAlready",
  otherEvent: "otherEvent",
  twoLines: "twoLines",
  wentBack: "wentBack",
  takesBack: "takesBack",
  acceptedWentBack: "acceptedWentBack",
  mentionsReturn: "mentionsReturn",
  notDone: "notDone",
  unnamedColumn: "unnamedColumn",
  repeatedId: "repeatedId",
  nearReference: "nearReference",
  nobody: "nobody",
  severalPayers: "severalPayers",
  inBatch: "inBatch",
  accepted: "accepted",
  spent: "spent",
  refunded: "refunded",
  blank: "blank",
  zero: "zero",
  moneyOut: "moneyOut",
  returned: "returned",
  unreadable: "unreadable",
  tooLarge: "tooLarge",
  failed: "failed",
} as const;
export type StatementReason = keyof typeof StatementReason;

registerEnumType(StatementReason, {
  name: "StatementReason",
  description:
    "The reason for the result of a line of a bank statement. `StatementReasonText.text` says the same in words.",
});
