import { registerEnumType } from "type-graphql";

/** What became of cash that a helper took. */
export const CashSlipState = { waiting: "waiting", confirmed: "confirmed", discarded: "discarded" } as const;
export type CashSlipState = keyof typeof CashSlipState;

registerEnumType(CashSlipState, {
  name: "CashSlipState",
  description: "The state of a cash slip.",
  valuesConfig: {
    waiting: { description: "A treasurer has not confirmed the cash." },
    confirmed: { description: "A treasurer has confirmed the cash, and the payment is accepted." },
    discarded: { description: "The slip was a mistake, and no money was booked." },
  },
});
