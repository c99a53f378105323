import type { Mail } from "../../kernel/mail/outbox.js";
import { rupees } from "./contract/rupees.js";

/** What the mails about a payment tell. */
export interface PaymentFacts {
  readonly teamName: string;
  readonly transactionId: string;
  readonly amountPaise: number;
  readonly reference: string;
}

const facts = ({ transactionId, amountPaise, reference }: PaymentFacts): string =>
  `Transaction id: ${transactionId}\nAmount: ${rupees(amountPaise)} INR\nReference: ${reference}\n`;

/** Tells the leader that the report arrived. */
export function paymentReportedMail(to: string, name: string, payment: PaymentFacts, publicUrl: string): Mail {
  return {
    to,
    subject: `Payment reported for ${payment.teamName}`,
    text: `Hello ${name},\n\nwe have your report of the payment for team ${payment.teamName}. The club looks for the money and writes to you again.\n\n${facts(payment)}\nYou can follow it at ${publicUrl}/payment\n`,
  };
}

/** Tells the club that there is money to look for: transaction id and team name, as the specification's section 7 has it. */
export function paymentNoticeMail(to: string, reporterName: string, payment: PaymentFacts, publicUrl: string): Mail {
  return {
    to,
    subject: `Payment to check: ${payment.teamName}`,
    text: `Team ${payment.teamName} (${reporterName}) reported a payment.\n\n${facts(payment)}\nAccept or reject it at ${publicUrl}/admindashboard\n`,
  };
}

/** Tells the leader that the money was found. */
export function paymentAcceptedMail(to: string, name: string, payment: PaymentFacts, publicUrl: string): Mail {
  return {
    to,
    subject: `Payment accepted for ${payment.teamName}`,
    text: `Hello ${name},\n\nthe payment for team ${payment.teamName} is accepted. There is nothing left to do.\n\n${facts(payment)}\nYour team: ${publicUrl}/events/syntaxsiege/team\n`,
  };
}

/** Tells the leader that the money was not found, why, and what to do. */
export function paymentRejectedMail(
  to: string,
  name: string,
  payment: PaymentFacts,
  reason: string,
  publicUrl: string,
): Mail {
  return {
    to,
    subject: `Payment rejected for ${payment.teamName}`,
    text: `Hello ${name},\n\nthe club could not accept the payment for team ${payment.teamName}.\n\nReason: ${reason}\n\n${facts(payment)}\nCheck the transaction id and report it again at ${publicUrl}/payment\n`,
  };
}
