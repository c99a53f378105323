import { enumeration } from "../../../kernel/contract/enumeration.js";

export const PaymentDecision = enumeration(
  "PaymentDecision",
  "A Superadmin's decision about a reported payment.",
  {
    accepted: "The money arrived.",
    rejected: "The money was not found.",
  },
);
export type PaymentDecision = keyof typeof PaymentDecision;

export const PaymentBasis = enumeration("PaymentBasis", "The basis of a step of a payment.", {
  report: "The leader's report, compared with the account by hand.",
  bankLine: "A line of a bank statement.",
  cash: "Cash. The reason names the person who received it.",
  refund: "A refund.",
  revert: "A revert of the previous decision.",
});
export type PaymentBasis = keyof typeof PaymentBasis;
