import { registerEnumType } from "type-graphql";

/** What became of a line of a statement. */
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
  description: "What became of a line of a bank statement.",
  valuesConfig: {
    exact: { description: "Certainly this team's: confirmed unless a treasurer unticks it." },
    probable: { description: "Most likely this team's; a treasurer has to check and tick it." },
    conflict: {
      description: "What it says contradicts itself or another line; it cannot be confirmed here.",
    },
    unclaimed: { description: "Money that matches no team." },
    seen: { description: "Confirmed before." },
    ignored: { description: "No money that came in: it can never confirm anything." },
  },
});

/** What a line of a committed statement did to a payment. */
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
  description: "What a line of a committed bank statement did.",
  valuesConfig: {
    confirmed: { description: "The payment that the team had reported was accepted." },
    recorded: { description: "The team had reported nothing: the payment was recorded and accepted." },
    surplus: { description: "The money was given to a team that had paid, in addition to its payment." },
    takenBack: { description: "Its confirmation was taken back with the statement." },
    kept: { description: "The statement was taken back, but this payment was changed before and stays." },
    nothing: { description: "Nothing." },
  },
});

/** Why a line became what it became. */
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
    "Why a line of a bank statement got its result; the text next to it gives the reason in words.",
});
