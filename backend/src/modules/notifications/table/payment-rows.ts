import { joined, msg, type Message, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";
import { missingText, whenAndWhereFacts, type WhenAndWhere } from "./parts.js";
import { EVERYWHERE, FOR_THE_RECORD, row, ended } from "./notification-row.js";
import {
  CHECK_STATUS,
  leaderDoes,
  SEE_PAYMENT,
  type PaymentFacts,
  paymentFacts,
  type ReasonFacts,
} from "./payment-facts.js";
import { SEE_TEAM } from "./team-rows.js";

interface RevertedFacts {
  /** The payment status that people were notified of before the revert. */
  readonly notifiedStatus: "incomplete" | "pending" | "accepted" | "rejected" | "refunded";
  readonly reason: Text | null;
}

interface AcceptedFacts extends Partial<WhenAndWhere> {
  readonly missing: Text | null;
  /** The addresses of passes, by user id, for the people who may now come to the event. */
  readonly passes?: ReadonlyMap<string, string>;
}

/** Returns a sentence that refers to the notification about the reverted decision. */
function earlierNotice({ teamName: team, notifiedStatus }: PaymentFacts & RevertedFacts): Message {
  if (notifiedStatus === "rejected")
    return msg("We wrote to you that the payment for team {team} was rejected.", { team });
  return notifiedStatus === "refunded"
    ? msg("We wrote to you that the fee of team {team} was returned.", { team })
    : msg("We wrote to you that the payment for team {team} was accepted.", { team });
}

function takenBack({ reason }: RevertedFacts): Message {
  return reason === null
    ? msg("We have taken this decision back.")
    : msg("We have taken this decision back. Reason: {reason}", { reason: ended(reason) });
}

/** Returns a link to the pass for the desk. Only for mails, because anyone who has the link can use the pass. */
function passLine(url: string | undefined): WrittenPart[] {
  return url === undefined ? [] : [{ link: msg("Open your pass for the event"), url }];
}

/** Notifications about reports of payments and the decisions about them. */
export const PAYMENT_ROWS = {
  PAYMENT_REPORTED: row("leader", FOR_THE_RECORD, (facts: PaymentFacts) => ({
    title: msg("Payment reported for {team}", { team: facts.teamName }),
    text: msg(
      "We have received your report of the payment for team {team}. We will now look for the money and write to you again.",
      { team: facts.teamName },
    ),
    details: [paymentFacts(facts)],
    next: CHECK_STATUS,
  })),
  PAYMENT_ACCEPTED: row("people", EVERYWHERE, (facts: PaymentFacts & AcceptedFacts, recipient) => ({
    title: msg("Payment accepted for {team}", { team: facts.teamName }),
    text: joined([
      msg("We have accepted the payment for team {team}.", { team: facts.teamName }),
      missingText(facts.missing),
    ]),
    details: [
      { facts: [...paymentFacts(facts).facts, ...whenAndWhereFacts(facts)] },
      ...passLine(facts.passes?.get(recipient.userId ?? "")),
    ],
    next: facts.missing === null ? SEE_PAYMENT : SEE_TEAM,
  })),
  PAYMENT_REJECTED: row("people", EVERYWHERE, (facts: PaymentFacts & ReasonFacts, recipient) => ({
    title: msg("Payment rejected for {team}", { team: facts.teamName }),
    text: msg("We could not accept the payment for team {team}. Reason: {reason}", {
      team: facts.teamName,
      reason: ended(facts.reason),
    }),
    details: [paymentFacts(facts)],
    next: leaderDoes(recipient, msg("Check the transaction ID and report the payment again")),
  })),
  PAYMENT_CHECKED_AGAIN: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts) => ({
    title: msg("We are checking the payment for {team} again", { team: facts.teamName }),
    text: joined([
      earlierNotice(facts),
      takenBack(facts),
      msg(
        "We have kept your report and will check your payment again. You do not need to do anything. We will write to you after the check.",
      ),
    ]),
    details: [paymentFacts(facts)],
    next: CHECK_STATUS,
  })),
  PAYMENT_REMOVED: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts, recipient) => ({
    title: msg("We have taken back our acceptance of the payment for {team}", { team: facts.teamName }),
    text: joined([
      earlierNotice({ ...facts, notifiedStatus: "accepted" }),
      takenBack(facts),
      recipient.leads
        ? msg("If you have paid, report your transaction ID. We will then look for the money.")
        : msg(
            "If your team has paid, ask your leader to report the transaction ID. We will then look for the money.",
          ),
    ]),
    next: leaderDoes(recipient, msg("Report the transaction ID")),
  })),
  PAYMENT_NOT_REFUNDED: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts) => ({
    title: msg("We have not returned the fee of {team}", { team: facts.teamName }),
    text: joined([
      earlierNotice({ ...facts, notifiedStatus: "refunded" }),
      facts.reason === null
        ? msg("We recorded this refund by mistake.")
        : msg("We recorded this refund by mistake. Reason: {reason}", { reason: ended(facts.reason) }),
      msg("Your payment is accepted."),
    ]),
    details: [paymentFacts(facts)],
    next: CHECK_STATUS,
  })),
};
