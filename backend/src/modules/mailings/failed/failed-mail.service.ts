import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { MAIL_FAILURES } from "../../../kernel/contract/texts/mailings.texts.js";
import type { PageArgs } from "../../../kernel/contract/page.args.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Language } from "../../../kernel/languages/language.js";
import { joined, msg, type Text, textIn, translate } from "../../../kernel/languages/message.js";
import type { FailedMailRepository, Resendable } from "../../../kernel/mail/failed-mail.repository.js";
import { MailPriority } from "../../../kernel/mail/outbox-mail.entity.js";
import type { Outbox } from "../../../kernel/mail/outbox.js";
import { mapNodes, type Page } from "../../../kernel/paging/connection.js";
import { currentWording } from "../former-wordings.js";
import type { FailedMailView, ResendMailsPayload } from "./failed-mail.types.js";

const OWN: ReadonlySet<string> = new Set(Object.values(MAIL_FAILURES));

/**
 * Returns the reason for a mail's failure in the given language. Only the site's own reasons have translations. The
 * reply of a mail server stays unchanged.
 */
export function failureIn(language: Language = "en", stored: string): string {
  const reason = currentWording(stored);
  return OWN.has(reason) ? translate(language, reason) : reason;
}

/** Lets a Superadmin see failed mails and send them again. */
export class FailedMailService {
  constructor(
    private readonly db: Database,
    private readonly repository: FailedMailRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Returns a page of failed mails, the latest failure first.
   * @throws DomainError FORBIDDEN; BAD_INPUT for an invalid cursor
   */
  async page(caller: Caller | null, args: PageArgs): Promise<Page<FailedMailView>> {
    const { pageLanguage } = requirePermission(caller, "failedMails");
    const page = await this.repository.page(args);
    return mapNodes(page, ({ sealedBody, recipient, reason, ...mail }) => ({
      ...mail,
      reason: failureIn(pageLanguage, reason),
      recipient: recipient === "" ? null : recipient,
      canResend: this.outbox.canOpen(sealedBody),
    }));
  }

  /**
   * Sends failed mails again, except mails that can no longer be decrypted.
   * @param mailIds null for all failed mails
   * @throws DomainError FORBIDDEN; MAIL_NOT_FAILED if none of the mails failed; MAIL_UNREADABLE if none of them can be
   * decrypted
   */
  async resend(caller: Caller | null, mailIds: readonly string[] | null): Promise<ResendMailsPayload> {
    const actor = requirePermission(caller, "resendMails");
    return this.db.inTransaction(async (tx) => {
      const { readable, unreadable } = await this.#sorted(mailIds);
      if (readable.length === 0)
        throw new DomainError(unreadable > 0 ? "MAIL_UNREADABLE" : "MAIL_NOT_FAILED");
      const ids = readable.map(({ id }) => id);
      const resent = await this.repository.queueAgain(tx, ids);
      // Nothing is left to send if another admin has just sent these mails again.
      if (resent === 0) throw new DomainError("MAIL_NOT_FAILED");
      const [first] = readable;
      await recordAudit(tx, {
        actor,
        action: "mailing.resend",
        targetType: "mail",
        targetId: first?.id ?? "",
        // Leaves out the address, because the log is kept longer than the person's account.
        targetName: readable.length === 1 ? (first?.subject ?? "") : "",
        details: { mails: resent },
      });
      this.outbox.wakeAfter(tx, MailPriority.bulk);
      this.outbox.wakeAfter(tx, MailPriority.service);
      const message = textIn(actor.pageLanguage ?? "en", resentText(resent, unreadable));
      return { message, resent, unreadable };
    });
  }

  async #sorted(mailIds: readonly string[] | null) {
    const readable: Omit<Resendable, "sealedBody">[] = [];
    let unreadable = 0;
    const sort = (mails: readonly Resendable[]): void => {
      for (const { id, subject, sealedBody } of mails)
        if (this.outbox.canOpen(sealedBody)) readable.push({ id, subject });
        else unreadable++;
    };
    if (mailIds === null) for await (const slice of this.repository.all()) sort(slice);
    else sort(await this.repository.named(mailIds));
    return { readable, unreadable };
  }
}

function resentText(resent: number, unreadable: number): Text {
  const sent = msg(
    "{resent, plural, one {We are sending the mail again.} other {We are sending # mails again.}}",
    { resent },
  );
  if (unreadable === 0) return sent;
  const unsent = msg(
    "{unreadable, plural, one {1 mail was not sent, because its text is no longer readable.} other {# mails were not sent, because their text is no longer readable.}}",
    { unreadable },
  );
  return joined([sent, unsent]);
}
