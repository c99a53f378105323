import { registerEnumType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";

export const StatementOutcome = enumeration(
  "StatementOutcome",
  "The outcome of a line of a bank statement.",
  {
    exact: "The team is certain. The line is confirmed unless a person unticks it.",
    probable: "The team is likely. A person must check and tick the line.",
    conflict: "The line contradicts itself or another line. It cannot be confirmed here.",
    unclaimed: "Money that matches no team.",
    seen: "The line was confirmed before.",
    ignored: "Not incoming money. The line cannot confirm a payment.",
  },
);
export type StatementOutcome = keyof typeof StatementOutcome;

export const StatementEffect = enumeration(
  "StatementEffect",
  "The effect of a line of a committed bank statement.",
  {
    confirmed: "The team's reported payment was accepted.",
    recorded: "The payment was recorded and accepted without a report of the team.",
    surplus: "The money became a surplus of a team that had paid.",
    takenBack: "The confirmation was taken back with the statement.",
    kept: "The statement was taken back, but this payment was changed before and stays.",
    nothing: "The line changed nothing.",
  },
);
export type StatementEffect = keyof typeof StatementEffect;

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
