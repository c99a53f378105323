import { ADMIN_ERRORS } from "../../kernel/contract/admin-texts.js";
import { MAIL_FAILURES } from "../../kernel/contract/texts/mailings.texts.js";

/**
 * The current wording of each reason for an unsent mail, by the wording that version 0.2.0 and earlier stored. Only the
 * current wording has translations.
 */
const FORMER = new Map<string, string>([
  ["Its text cannot be read any more: it was sealed with another JWT_SECRET.", MAIL_FAILURES.unreadable],
  ["It was waiting when the backup was made that this site was restored from.", MAIL_FAILURES.restored],
  ["The site was restored from a backup in which this mail was still waiting.", MAIL_FAILURES.restored],
  [
    "The person who scheduled this mail may no longer send mails. Open the mail and schedule it again in your name.",
    ADMIN_ERRORS.MAILING_ORPHANED.message,
  ],
]);

/** Returns the current wording of a stored reason. Other texts stay unchanged. */
export function currentWording(stored: string): string {
  return FORMER.get(stored) ?? stored;
}
