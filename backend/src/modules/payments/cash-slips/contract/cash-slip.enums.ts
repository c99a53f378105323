import { enumeration } from "../../../../kernel/contract/enumeration.js";

export const CashSlipState = enumeration("CashSlipState", "The state of a cash slip.", {
  waiting: "A treasurer has not confirmed the cash.",
  confirmed: "A treasurer has confirmed the cash, and the payment is accepted.",
  discarded: "The slip was a mistake, and no money was booked.",
});
export type CashSlipState = keyof typeof CashSlipState;
