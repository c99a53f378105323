import { paths } from "../../kernel/contract/paths.js";
import { formatExactAmount } from "../../kernel/contract/rupees.js";
import type { MailPart } from "../../kernel/mail/mail-body.js";

/** What the club is notified of: a mail, or what a template of the transactional e-mail service is filled in with. */
export interface ClubNotice {
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly params: Readonly<Record<string, string>>;
}

/** A payment as its notifications name it. */
export interface NotifiedPayment {
  readonly teamId: string;
  readonly teamName: string;
  readonly transactionId: string;
  /** Paise. */
  readonly amountPaise: number;
  readonly reference: string;
}

/** There is money to look for: transaction id and team name. */
export function paymentNotice(
  payment: Omit<NotifiedPayment, "teamId">,
  reporterName: string,
  publicUrl: string,
): ClubNotice {
  const { teamName, transactionId, amountPaise, reference } = payment;
  return {
    subject: `Payment to check: ${teamName}`,
    body: [
      `Team ${teamName} (${reporterName}) reported a payment.`,
      {
        facts: [
          ["Transaction id", transactionId],
          ["Amount", `${formatExactAmount(amountPaise)} INR`],
          ["Reference", reference],
        ],
      },
      { link: "Accept or reject it", url: `${publicUrl}${paths.admin}` },
    ],
    params: { transaction_id: transactionId, team_name: teamName },
  };
}
