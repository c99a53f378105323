import { paths } from "../../../kernel/contract/paths.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import { EVERYWHERE, row } from "./notification-row.js";
import { FOLLOW, LOOK_UP, type PaymentFacts, paymentFacts, type ReasonFacts } from "./payment-facts.js";

/** Whether the money is what a team paid in addition to its fee. */
interface SurplusFacts {
  readonly surplus?: boolean;
}

function returnedFacts(facts: PaymentFacts & ReasonFacts & { readonly how: Text }) {
  return {
    amount: formatRupees(facts.amountPaise),
    team: facts.teamName,
    how: facts.how,
    reason: facts.reason,
  };
}

/** Money that the club returns: a team's fee, or what the team paid in addition. */
export const REFUND_ROWS = {
  REFUND_DUE: row("leader", EVERYWHERE, (facts: PaymentFacts & ReasonFacts & SurplusFacts) => ({
    title: facts.surplus
      ? msg("The club will return what {team} paid in addition to its fee", { team: facts.teamName })
      : msg("The club will return the fee of {team}", { team: facts.teamName }),
    text: msg(
      "The club will return {amount} to team {team}. Reason: {reason} Say where the money should go: a UPI address, or a bank account.",
      { amount: formatRupees(facts.amountPaise), team: facts.teamName, reason: facts.reason },
    ),
    details: [paymentFacts(facts)],
    next: { label: msg("Say where it should go"), path: paths.payment },
  })),
  REFUND_CANCELLED: row("leader", EVERYWHERE, (facts: PaymentFacts & ReasonFacts & SurplusFacts) => ({
    title: facts.surplus
      ? msg("What {team} paid in addition to its fee is not returned", { team: facts.teamName })
      : msg("The fee of {team} is not returned", { team: facts.teamName }),
    text: facts.surplus
      ? msg(
          "The club has not returned the {amount} that team {team} paid in addition to its fee, although we told you so. Reason: {reason} Your payment stays accepted.",
          { amount: formatRupees(facts.amountPaise), team: facts.teamName, reason: facts.reason },
        )
      : msg(
          "We told you that the club would return the fee of team {team}. It does not, and your payment stays accepted. Reason: {reason}",
          { team: facts.teamName, reason: facts.reason },
        ),
    next: FOLLOW,
  })),
  PAYMENT_REFUNDED: row(
    "people",
    EVERYWHERE,
    (facts: PaymentFacts & ReasonFacts & SurplusFacts & { readonly how: Text }) => ({
      title: facts.surplus
        ? msg("Money returned to {team}", { team: facts.teamName })
        : msg("Fee returned to {team}", { team: facts.teamName }),
      text: facts.surplus
        ? msg(
            "The club has returned {amount} to team {team}, {how}. Reason: {reason} Your payment stays accepted.",
            returnedFacts(facts),
          )
        : msg(
            "The club has returned {amount} to team {team}, {how}. Reason: {reason} The team may pay again if it wants to take part.",
            returnedFacts(facts),
          ),
      next: LOOK_UP,
    }),
  ),
};
