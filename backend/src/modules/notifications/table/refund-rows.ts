import { paths } from "../../../kernel/contract/paths.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { msg, type Message, type Text } from "../../../kernel/languages/message.js";
import { ended, EVERYWHERE, row } from "./notification-row.js";
import {
  CHECK_STATUS,
  SEE_PAYMENT,
  type PaymentFacts,
  paymentFacts,
  type ReasonFacts,
} from "./payment-facts.js";

interface SurplusFacts {
  readonly surplus?: boolean;
}

interface ReturnedFacts extends PaymentFacts, ReasonFacts, SurplusFacts {
  readonly how: Text;
  /** Whether the team can still take part if it pays again. */
  readonly payAgain?: boolean;
}

function returned({ amountPaise, teamName: team, how, reason, surplus, payAgain }: ReturnedFacts): Message {
  const facts = { amount: formatRupees(amountPaise), team, how, reason: ended(reason) };
  if (surplus)
    return msg(
      "We have returned {amount} to team {team}, {how}. Reason: {reason} Your payment stays accepted.",
      facts,
    );
  return payAgain
    ? msg(
        "We have returned {amount} to team {team}, {how}. Reason: {reason} If the team still wants to take part, it can pay again.",
        facts,
      )
    : msg("We have returned {amount} to team {team}, {how}. Reason: {reason}", facts);
}

/** Notifications about refunds of a team's fee, or of a surplus: money paid in addition to the fee. */
export const REFUND_ROWS = {
  REFUND_DUE: row("leader", EVERYWHERE, (facts: PaymentFacts & ReasonFacts & SurplusFacts) => ({
    title: facts.surplus
      ? msg("We will return the extra money that {team} paid", { team: facts.teamName })
      : msg("We will return the fee of {team}", { team: facts.teamName }),
    text: msg(
      "We will return {amount} to team {team}. Reason: {reason} Enter the UPI ID or bank account that we should send the money to.",
      { amount: formatRupees(facts.amountPaise), team: facts.teamName, reason: ended(facts.reason) },
    ),
    details: [paymentFacts(facts)],
    next: { label: msg("Enter the account for the refund"), path: paths.payment },
  })),
  REFUND_CANCELLED: row("leader", EVERYWHERE, (facts: PaymentFacts & ReasonFacts & SurplusFacts) => ({
    title: facts.surplus
      ? msg("We will not return the extra money that {team} paid", { team: facts.teamName })
      : msg("We will not return the fee of {team}", { team: facts.teamName }),
    text: facts.surplus
      ? msg(
          "Team {team} paid {amount} in addition to its fee. We wrote to you that we would return this money. We have now decided not to return the money. Reason: {reason} Your payment stays accepted.",
          { amount: formatRupees(facts.amountPaise), team: facts.teamName, reason: ended(facts.reason) },
        )
      : msg(
          "We wrote to you that we would return the fee of team {team}. We have now decided not to return the fee. Your payment stays accepted. Reason: {reason}",
          { team: facts.teamName, reason: ended(facts.reason) },
        ),
    next: CHECK_STATUS,
  })),
  PAYMENT_REFUNDED: row("people", EVERYWHERE, (facts: ReturnedFacts) => ({
    title: facts.surplus
      ? msg("Money returned to {team}", { team: facts.teamName })
      : msg("Fee returned to {team}", { team: facts.teamName }),
    text: returned(facts),
    next: SEE_PAYMENT,
  })),
};
