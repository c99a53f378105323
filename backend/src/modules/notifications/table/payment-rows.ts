import { paths } from "../../../kernel/contract/paths.js";
import { formatExactAmount } from "../../../kernel/contract/rupees.js";
import type { MailPart } from "../../../kernel/mail/mail-body.js";
import { EVERYWHERE, FOR_THE_RECORD, row, type Recipient } from "./notification-row.js";
import { missingText, type TeamFacts } from "./team-rows.js";

/** A reported payment. */
export interface PaymentFacts {
  readonly teamName: string;
  /** "" for cash. */
  readonly transactionId: string;
  /** Paise. */
  readonly amountPaise: number;
  readonly reference: string;
}

/** A team's place in the published ranking, and what it owes. */
interface RankedFacts extends TeamFacts {
  readonly ranking: number;
  /** What is due in paise; null when nothing is. */
  readonly duePaise: number | null;
  /** The last moment to pay, as people read it; null for none. */
  readonly dueUntil: string | null;
  readonly reference: string;
}

/** A team that does not go on any more. */
interface LostFacts extends TeamFacts {
  /** The organisers took the offer of a place back; else the ranking changed. */
  readonly isReverted: boolean;
}

/** A decision that was taken back. */
interface RevertedFacts {
  /** What the people were notified of: accepted, rejected or refunded. */
  readonly said: string;
  readonly reason: string | null;
}

interface AcceptedFacts {
  readonly missing: string | null;
  /** The pages of the passes of those who may come now, by account. */
  readonly passes: ReadonlyMap<string, string>;
}

interface ReasonFacts {
  readonly reason: string;
}

/** The end of a sentence: the reason, if there is one. */
const because = ({ reason }: RevertedFacts): string =>
  reason === null ? "." : `: ${reason.replace(/\.?$/u, ".")}`;

const amount = (paise: number): string => `${formatExactAmount(paise)} INR`;

/** What identifies the transfer, in mails of the payment. */
function paymentFacts({ transactionId, amountPaise, reference }: PaymentFacts): MailPart {
  return {
    facts: [
      transactionId === "" ? ["Paid in", "cash"] : ["Transaction id", transactionId],
      ["Amount", amount(amountPaise)],
      ["Reference", reference],
    ],
  };
}

/** The pass for the desk, in the mail alone: whoever has its address holds it. */
function passLine(url: string | undefined): MailPart[] {
  return url === undefined ? [] : [{ link: "Open your pass for the desk", url }];
}

const FOLLOW = { label: "Follow it", path: paths.payment };

/** What the leader does and the others leave to the leader. */
const leaderDoes = ({ leads }: Recipient, leader: string, others: string): string =>
  leads ? leader : others;

/** Rankings and payments. */
export const PAYMENT_ROWS = {
  QUALIFIED: row("people", EVERYWHERE, (facts: RankedFacts, recipient) => ({
    title: `Your team qualified for Round 2 of ${facts.event.title}`,
    text:
      `Team ${facts.teamName} has rank ${String(facts.ranking)} in ${facts.event.title} and goes on to Round 2. ` +
      (facts.duePaise === null
        ? "There is nothing left to pay."
        : `The fee of ${amount(facts.duePaise)} is due${facts.dueUntil === null ? "" : ` until ${facts.dueUntil}`}. ` +
          leaderDoes(
            recipient,
            "Pay it and report the transaction id.",
            "Your leader pays it and reports the transaction id.",
          )),
    ...(facts.duePaise === null
      ? {}
      : {
          details: [
            {
              facts: [
                ["Amount", amount(facts.duePaise)],
                ["Reference", facts.reference],
              ] as const,
            },
          ],
        }),
    next:
      facts.duePaise === null
        ? { label: "See your team", path: paths.dashboard }
        : { label: recipient.leads ? "Pay the fee" : "See the payment", path: paths.payment },
  })),
  NO_LONGER_QUALIFIED: row("people", EVERYWHERE, (facts: LostFacts) => ({
    title: facts.isReverted
      ? `Your team's place in Round 2 of ${facts.event.title} was taken back`
      : `The ranking of ${facts.event.title} has changed`,
    text:
      (facts.isReverted
        ? `The organisers took back the place in Round 2 that they had offered to your team ${facts.teamName}, so it is not qualified now. `
        : `The ranking that your team ${facts.teamName} had is no longer published, so it is not qualified for Round 2 now. `) +
      "Do not pay a fee for it; if you have, the club will write to you.",
    next: { label: "See your team", path: paths.dashboard },
  })),
  PAYMENT_REPORTED: row("leader", FOR_THE_RECORD, (facts: PaymentFacts) => ({
    title: `Payment reported for ${facts.teamName}`,
    text: `Your report of the payment for team ${facts.teamName} has arrived. The club will now look for the money and write to you again.`,
    details: [paymentFacts(facts)],
    next: FOLLOW,
  })),
  PAYMENT_ACCEPTED: row("people", EVERYWHERE, (facts: PaymentFacts & AcceptedFacts, recipient) => ({
    title: `Payment accepted for ${facts.teamName}`,
    text: `The payment for team ${facts.teamName} has been accepted. ${missingText(facts.missing)}`,
    details: [paymentFacts(facts), ...passLine(facts.passes.get(recipient.userId ?? ""))],
    next:
      facts.missing === null
        ? { label: "Look it up", path: paths.payment }
        : { label: "See your team", path: paths.dashboard },
  })),
  PAYMENT_REJECTED: row(
    "people",
    EVERYWHERE,
    (facts: PaymentFacts & { readonly reason: string }, recipient) => ({
      title: `Payment rejected for ${facts.teamName}`,
      text: `The club could not accept the payment for team ${facts.teamName}. Reason: ${facts.reason}`,
      details: [paymentFacts(facts)],
      next: {
        label: leaderDoes(recipient, "Check the transaction id and report it again", "See the payment"),
        path: paths.payment,
      },
    }),
  ),
  PAYMENT_CHECKED_AGAIN: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts) => ({
    title: `Payment being checked again for ${facts.teamName}`,
    text: `We told you that the payment for team ${facts.teamName} was ${facts.said}. The club has taken that back${because(facts)} Your payment is waiting to be checked again. There is nothing you need to do: your report is kept, and we will write to you again.`,
    details: [paymentFacts(facts)],
    next: FOLLOW,
  })),
  PAYMENT_REMOVED: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts, recipient) => ({
    title: `Payment taken back for ${facts.teamName}`,
    text: `We told you that the payment for team ${facts.teamName} was accepted. The club has taken that back${because(facts)} ${leaderDoes(
      recipient,
      "If you have paid, report your transaction id and the club will look for it.",
      "If your team has paid, your leader reports the transaction id and the club will look for it.",
    )}`,
    next: {
      label: leaderDoes(recipient, "Report the transaction id", "See the payment"),
      path: paths.payment,
    },
  })),
  REFUND_DUE: row("leader", EVERYWHERE, (facts: PaymentFacts & ReasonFacts) => ({
    title: `The club will return the fee of ${facts.teamName}`,
    text: `The club will return ${amount(facts.amountPaise)} to team ${facts.teamName}. Reason: ${facts.reason} Say where the money should go: a UPI address, or a bank account.`,
    details: [paymentFacts(facts)],
    next: { label: "Say where it should go", path: paths.payment },
  })),
  REFUND_CANCELLED: row("leader", EVERYWHERE, (facts: PaymentFacts & ReasonFacts) => ({
    title: `The fee of ${facts.teamName} is not returned`,
    text: `We told you that the club would return the fee of team ${facts.teamName}. It does not, and your payment stays accepted. Reason: ${facts.reason}`,
    next: FOLLOW,
  })),
  PAYMENT_REFUNDED: row(
    "people",
    EVERYWHERE,
    (facts: PaymentFacts & ReasonFacts & { readonly how: string }) => ({
      title: `Fee returned to ${facts.teamName}`,
      text: `The club has returned ${amount(facts.amountPaise)} to team ${facts.teamName}, ${facts.how}. Reason: ${facts.reason} The team may pay again if it wants to take part.`,
      next: { label: "Look it up", path: paths.payment },
    }),
  ),
  PAYMENT_NOT_REFUNDED: row("people", EVERYWHERE, (facts: PaymentFacts & RevertedFacts) => ({
    title: `Fee of ${facts.teamName} not returned`,
    text: `We told you that the fee of team ${facts.teamName} was returned. That was recorded by mistake${because(facts)} Your payment is accepted.`,
    details: [paymentFacts(facts)],
    next: FOLLOW,
  })),
};
