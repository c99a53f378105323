import { paths } from "../../../kernel/contract/paths.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { type Message, msg } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";

/** A notice for the club. `params` are the values for a template of the transactional e-mail service. */
export interface ClubNotice {
  readonly subject: Message;
  readonly body: readonly WrittenPart[];
  readonly params: Readonly<Record<string, string>>;
}

/** The payment data for notifications and webhooks. The recipients are found by `teamId`. */
export interface NotifiedPayment {
  readonly teamId: string;
  readonly teamName: string;
  readonly transactionId: string;
  readonly amountPaise: number;
  readonly reference: string;
}

/** Returns the notice that a payment was reported and must be checked. */
export function paymentNotice(
  payment: Omit<NotifiedPayment, "teamId">,
  reporterName: string,
  publicUrl: string,
): ClubNotice {
  const { teamName, transactionId, amountPaise, reference } = payment;
  return {
    subject: msg("Payment to check: {team}", { team: teamName }),
    body: [
      msg("Team {team} ({reporter}) reported a payment.", { team: teamName, reporter: reporterName }),
      {
        facts: [
          [msg("Transaction ID"), transactionId],
          [msg("Amount"), formatRupees(amountPaise)],
          [msg("Reference"), reference],
        ],
      },
      { link: msg("Accept or reject the payment"), url: `${publicUrl}${paths.admin}` },
    ],
    params: { transaction_id: transactionId, team_name: teamName },
  };
}
