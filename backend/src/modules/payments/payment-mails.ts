import { paths } from "../../kernel/contract/paths.js";
import { plainBody } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";
import { formatExactAmount } from "../../kernel/contract/rupees.js";

/** Whom a mail goes to. */
interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** What the mails about a payment tell. */
export interface PaymentFacts {
  readonly teamName: string;
  readonly reporterName: string;
  readonly transactionId: string;
  readonly amountPaise: number;
  readonly reference: string;
}

const facts = ({ transactionId, amountPaise, reference }: PaymentFacts): string =>
  `Transaction id: ${transactionId}\nAmount: ${formatExactAmount(amountPaise)} INR\nReference: ${reference}\n`;

/** Writes a mail about a payment to the leader of its team. */
export type PaymentMail = (leader: Recipient, payment: PaymentFacts, publicUrl: string) => Mail;

/** A mail by its subject, before the team's name, and what it says: of the payment, and of the page that shows it. */
function mailToLeader(subject: string, body: (payment: PaymentFacts, page: string) => string): PaymentMail {
  return ({ email, name }, payment, publicUrl) => {
    const page = `${publicUrl}${paths.payment}`;
    return {
      to: email,
      subject: `${subject} ${payment.teamName}`,
      body: plainBody(`Hello ${name},\n\n${body(payment, page)}`, page),
    };
  };
}

/** Tells the leader that the report arrived. */
export const paymentReportedMail = mailToLeader(
  "Payment reported for",
  (payment, page) =>
    `Your report of the payment for team ${payment.teamName} has arrived. The club will now look for the money and write to you again.\n\n${facts(payment)}\nYou can follow it at ${page}\n`,
);

/** Tells the club that there is money to look for: transaction id and team name. */
export function paymentNotice(payment: PaymentFacts, publicUrl: string) {
  return {
    subject: `Payment to check: ${payment.teamName}`,
    text: `Team ${payment.teamName} (${payment.reporterName}) reported a payment.\n\n${facts(payment)}\nAccept or reject it at ${publicUrl}${paths.admin}\n`,
    params: { transaction_id: payment.transactionId, team_name: payment.teamName },
  };
}

/** Tells the leader that the money was found. */
export const paymentAcceptedMail = mailToLeader(
  "Payment accepted for",
  (payment, page) =>
    `The payment for team ${payment.teamName} has been accepted. There is nothing left to do.\n\n${facts(payment)}\nYou can look it up at ${page}\n`,
);

/** Tells the leader that the money was not found, why, and what to do. */
export const paymentRejectedMail = (reason: string): PaymentMail =>
  mailToLeader(
    "Payment rejected for",
    (payment, page) =>
      `The club could not accept the payment for team ${payment.teamName}.\n\nReason: ${reason}\n\n${facts(payment)}\nCheck the transaction id and report it again at ${page}\n`,
  );

/** Tells the leader that an acceptance was taken back, and that nothing is lost. */
export const paymentRevertedMail = mailToLeader(
  "Payment being checked again for",
  (payment, page) =>
    `We told you that the payment for team ${payment.teamName} was accepted. That came from a bank statement which the club has taken back, so your payment is waiting to be checked again. There is nothing you need to do: your report is kept, and we will write to you again.\n\n${facts(payment)}\nYou can follow it at ${page}\n`,
);

/** Tells the leader that a payment which the club had recorded by itself is not there any more. */
export const paymentRemovedMail = mailToLeader(
  "Payment taken back for",
  ({ teamName }, page) =>
    `We told you that the payment for team ${teamName} was accepted. That came from a bank statement which the club has taken back. If you have paid, report your transaction id at ${page} and the club will look for it.\n`,
);
