import type { Environment } from "../config/environment.js";
import type { Outbox } from "../kernel/mail/outbox.js";
import type { AccountService } from "../modules/accounts/account.service.js";
import type { NotifyClub } from "../modules/payments/payment-notices.js";

/** Whom mail to the club goes to. */
export type ClubRecipients = () => Promise<string[]>;

/** CLUB_EMAIL, else every Superadmin. */
export function clubRecipients(env: Environment, accounts: AccountService): ClubRecipients {
  return () => (env.CLUB_EMAIL === "" ? accounts.superadminEmails() : Promise.resolve([env.CLUB_EMAIL]));
}

/**
 * How the club is told of something, by the channel that the contact form takes as well. Either way it is written in the
 * transaction that it tells of and leaves the outbox afterwards, so it is neither lost nor in anybody's way.
 */
export function notifyClub(env: Environment, recipients: ClubRecipients, outbox: Outbox): NotifyClub {
  if (env.EMAILJS_URL !== "") return (tx, { subject, params }) => outbox.enqueueCall(tx, subject, params);
  return async (tx, { subject, text }) =>
    outbox.enqueue(tx, ...(await recipients()).map((to) => ({ to, subject, text })));
}
