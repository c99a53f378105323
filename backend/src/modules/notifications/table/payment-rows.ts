import { paths } from "../../../kernel/contract/paths.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { joined, msg, type Message, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";
import { heldFacts, heldPart, type HeldFacts } from "./held-facts.js";
import { EVERYWHERE, FOR_THE_RECORD, row, type Recipient, ended } from "./notification-row.js";
import { FOLLOW, LOOK_UP, type PaymentFacts, paymentFacts, type ReasonFacts } from "./payment-facts.js";
import { missingText, SEE_TEAM, type TeamFacts } from "./team-rows.js";

interface RankedFacts extends TeamFacts, Partial<HeldFacts> {
  readonly ranking: number;
  /** The due amount in paise, or null if nothing is due. */
  readonly duePaise: number | null;
  /** The deadline for the payment as a text for readers, or null if there is none. */
  readonly dueUntil: Text | null;
  readonly reference: string;
}

interface LostFacts extends TeamFacts {
  /** True if the organisers withdrew the offer of a place, false if the ranking changed. */
  readonly isReverted: boolean;
}

interface RevertedFacts {
  /** The payment status that people were notified of before the revert. */
  readonly said: "incomplete" | "pending" | "accepted" | "rejected" | "refunded";
  readonly reason: string | null;
}

interface AcceptedFacts extends Partial<HeldFacts> {
  readonly missing: Text | null;
  /** The addresses of passes, by user id, for the people who may now come to the event. */
  readonly passes?: ReadonlyMap<string, string>;
}

/** Returns a sentence that refers to the notification about the reverted decision. */
function earlierNotice({ teamName: team, said }: PaymentFacts & RevertedFacts): Message {
  if (said === "rejected")
    return msg("We notified you that the payment for team {team} was rejected.", { team });
  return said === "refunded"
    ? msg("We notified you that the fee of team {team} was returned.", { team })
    : msg("We notified you that the payment for team {team} was accepted.", { team });
}

function takenBack({ reason }: RevertedFacts): Message {
  return reason === null
    ? msg("We have taken this decision back.")
    : msg("We have taken this decision back: {reason}", { reason: ended(reason) });
}

/** Returns a link to the pass for the desk. Only for mails, because anyone who has the link can use the pass. */
function passLine(url: string | undefined): WrittenPart[] {
  return url === undefined ? [] : [{ link: msg("Open the pass that you show at the event"), url }];
}

/**
 * Returns the next step on the payment page. Only the leader gets the given label, because others can only view the
 * payment.
 */
const leaderDoes = ({ leads }: Recipient, label: Message) => ({
  label: leads ? label : msg("See the payment"),
  path: paths.payment,
});

function feeIsDue({ duePaise, dueUntil }: RankedFacts, { leads }: Recipient): Text {
  if (duePaise === null) return msg("There is nothing left to pay.");
  const due = formatRupees(duePaise);
  return joined([
    dueUntil === null
      ? msg("The fee of {amount} is due.", { amount: due })
      : msg("The fee of {amount} is due by {deadline}.", { amount: due, deadline: dueUntil }),
    leads
      ? msg("Pay the fee and report the transaction id.")
      : msg("Your leader must pay the fee and report the transaction id."),
  ]);
}

function qualifiedDetails(ranked: RankedFacts): readonly WrittenPart[] {
  const { duePaise, reference } = ranked;
  if (duePaise === null) return heldPart(ranked);
  const due = [[msg("Amount"), formatRupees(duePaise)] as const, [msg("Reference"), reference] as const];
  return [{ facts: [...due, ...heldFacts(ranked)] }];
}

function lostText({ teamName: team, isReverted }: LostFacts): Text {
  return joined([
    isReverted
      ? msg(
          "The organisers took back the Round 2 place of your team {team}. Your team is not qualified for Round 2 now.",
          { team },
        )
      : msg(
          "The ranking with your team {team} is no longer published. Your team is not qualified for Round 2 now.",
          { team },
        ),
    msg("Do not pay the fee. If you have already paid, we will write to you."),
  ]);
}

/** Notifications about rankings and payments. */
export const PAYMENT_ROWS = {
  QUALIFIED: row("people", EVERYWHERE, (facts: RankedFacts, recipient) => ({
    title: msg("Your team qualified for Round 2 of {event}", { event: facts.event.title }),
    text: joined([
      msg("Team {team} has rank {rank} in {event} and goes on to Round 2.", {
        team: facts.teamName,
        rank: String(facts.ranking),
        event: facts.event.title,
      }),
      feeIsDue(facts, recipient),
    ]),
    details: qualifiedDetails(facts),
    next: facts.duePaise === null ? SEE_TEAM : leaderDoes(recipient, msg("Pay the fee")),
  })),
  NO_LONGER_QUALIFIED: row("people", EVERYWHERE, (facts: LostFacts) => ({
    title: facts.isReverted
      ? msg("Your team's place in Round 2 of {event} was taken back", { event: facts.event.title })
      : msg("The ranking of {event} has changed", { event: facts.event.title }),
    text: lostText(facts),
    next: SEE_TEAM,
  })),
  PAYMENT_REPORTED: row("leader", FOR_THE_RECORD, (facts: PaymentFacts) => ({
    title: msg("Payment reported for {team}", { team: facts.teamName }),
    text: msg(
      "We have received your report of the payment for team {team}. We will now look for the money and write to you again.",
      { team: facts.teamName },
    ),
    details: [paymentFacts(facts)],
    next: FOLLOW,
  })),
  PAYMENT_ACCEPTED: row("people", EVERYWHERE, (facts: PaymentFacts & AcceptedFacts, recipient) => ({
    title: msg("Payment accepted for {team}", { team: facts.teamName }),
    text: joined([
      msg("The payment for team {team} has been accepted.", { team: facts.teamName }),
      missingText(facts.missing),
    ]),
    details: [
      { facts: [...paymentFacts(facts).facts, ...heldFacts(facts)] },
      ...passLine(facts.passes?.get(recipient.userId ?? "")),
    ],
    next: facts.missing === null ? LOOK_UP : SEE_TEAM,
  })),
  PAYMENT_REJECTED: row("people", EVERYWHERE, (facts: PaymentFacts & ReasonFacts, recipient) => ({
    title: msg("Payment rejected for {team}", { team: facts.teamName }),
    text: msg("We could not accept the payment for team {team}. Reason: {reason}", {
      team: facts.teamName,
      reason: facts.reason,
    }),
    details: [paymentFacts(facts)],
    next: leaderDoes(recipient, msg("Check the transaction id and report it again")),
  })),
  PAYMENT_CHECKED_AGAIN: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts) => ({
    title: msg("We are checking the payment for {team} again", { team: facts.teamName }),
    text: joined([
      earlierNotice(facts),
      takenBack(facts),
      msg(
        "We will check your payment again. You do not have to do anything. We have kept your report and will write to you again.",
      ),
    ]),
    details: [paymentFacts(facts)],
    next: FOLLOW,
  })),
  PAYMENT_REMOVED: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts, recipient) => ({
    title: msg("The payment for {team} is no longer accepted", { team: facts.teamName }),
    text: joined([
      earlierNotice({ ...facts, said: "accepted" }),
      takenBack(facts),
      recipient.leads
        ? msg("If you have paid, report your transaction id. We will then look for the money.")
        : msg(
            "If your team has paid, ask your leader to report the transaction id. We will then look for the money.",
          ),
    ]),
    next: leaderDoes(recipient, msg("Report the transaction id")),
  })),
  PAYMENT_NOT_REFUNDED: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts) => ({
    title: msg("We have not returned the fee of {team}", { team: facts.teamName }),
    text: joined([
      earlierNotice({ ...facts, said: "refunded" }),
      facts.reason === null
        ? msg("We recorded this refund by mistake.")
        : msg("We recorded this refund by mistake: {reason}", { reason: ended(facts.reason) }),
      msg("Your payment is accepted."),
    ]),
    details: [paymentFacts(facts)],
    next: FOLLOW,
  })),
};
