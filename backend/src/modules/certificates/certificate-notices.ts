import type { Tx } from "../../kernel/db/database.js";
import { harmlessName } from "../../kernel/mail/harmless-name.js";
import type { AccountService } from "../accounts/account.service.js";
import type { NotificationService, Recipient } from "../notifications/notification.service.js";
import type { Certificate } from "./certificate.entity.js";

/**
 * Notifies people about their certificates. A person with neither an account nor an address learns about the
 * certificate from the volunteer who hands out the paper.
 */
export class CertificateNotices {
  constructor(
    private readonly notifications: NotificationService,
    private readonly accounts: AccountService,
  ) {}

  /**
   * Notifies the holders of new certificates. The number of SQL statements does not grow with the number of holders.
   * The notification mails carry the batch's id, so that they can be counted by batch.
   * @param replaces whether the certificates replace earlier ones
   */
  async issued(tx: Tx, certificates: readonly Certificate[], replaces = false): Promise<void> {
    const recipients = await this.#recipients(certificates);
    await this.notifications.notify(
      tx,
      "CERTIFICATE_ISSUED",
      ...certificates.flatMap((certificate) => {
        const person = recipients.get(certificate.id);
        const { eventTitle, publicId, batchId } = certificate;
        const facts = { eventTitle, publicId, replaces };
        return person ? [{ to: { person: [person] }, facts, waits: { causeId: batchId, delayMs: 0 } }] : [];
      }),
    );
  }

  async revoked(tx: Tx, certificate: Certificate, reason: string): Promise<void> {
    const person = (await this.#recipients([certificate])).get(certificate.id);
    if (!person) return;
    const { eventTitle, publicId } = certificate;
    const facts = { eventTitle, publicId, reason };
    await this.notifications.notify(tx, "CERTIFICATE_REVOKED", { to: { person: [person] }, facts });
  }

  /**
   * Returns each certificate's recipient by the certificate's id. A holder with an account gets the account's current
   * name and address. Any other holder's name was typed by someone else, so `harmlessName` makes it safe to mail.
   */
  async #recipients(certificates: readonly Certificate[]): Promise<ReadonlyMap<string, Recipient>> {
    const accounts = await this.accounts.findAllById(certificates.flatMap(({ userId }) => userId ?? []));
    const people = new Map<string, Recipient>();
    for (const { id, userId, name, email } of certificates) {
      const account = accounts.get(userId ?? "");
      if (account) people.set(id, { userId: account.id, name: account.name, email: account.email });
      else if (email !== null) people.set(id, { userId: null, name: harmlessName(name), email });
    }
    return people;
  }
}
