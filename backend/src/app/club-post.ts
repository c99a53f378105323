import type { Environment } from "../config/environment.js";
import { textIn } from "../kernel/languages/message.js";
import type { Outbox } from "../kernel/mail/outbox.js";
import type { AccountService } from "../modules/accounts/account.service.js";
import type { NotifyClub } from "../modules/payments/notices/payment-notices.js";

/** Returns the addresses that receive mail to the club. */
export type ClubRecipients = () => Promise<string[]>;

/**
 * Returns a function that reads the recipients: the club's own address, or every Superadmin when there is none.
 * @param clubEmail returns the club's current address, "" for none
 */
export function clubRecipients(clubEmail: () => string, accounts: AccountService): ClubRecipients {
  return () => {
    const address = clubEmail();
    return address === "" ? accounts.superadminEmails() : Promise.resolve([address]);
  };
}

/**
 * Returns a function that notifies the club through the same channel as the contact form: EmailJS if `EMAILJS_URL` is
 * set, otherwise mail. The message is stored in the transaction of the change that it reports, and sent from the outbox
 * afterwards. So no message is lost, and no request waits for the sending.
 */
export function notifyClub(
  env: Pick<Environment, "EMAILJS_URL">,
  recipients: ClubRecipients,
  outbox: Outbox,
): NotifyClub {
  if (env.EMAILJS_URL !== "")
    return (tx, { subject, params }) => outbox.enqueueCall(tx, textIn("en", subject), params);
  return async (tx, { subject, body }) =>
    outbox.enqueue(tx, ...(await recipients()).map((to) => ({ to, subject, body })));
}
