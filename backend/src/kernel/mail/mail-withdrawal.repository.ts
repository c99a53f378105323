import { IsNull } from "typeorm";
import { changeIn, deleteWhere, findIn } from "../db/changes.js";
import { unindexed } from "../db/raw-sql.js";
import type { Database, Tx } from "../db/database.js";
import { GIVE_UP_MS } from "./delivery-failure.js";
import { MailState, OutboxMail } from "./outbox-mail.entity.js";
import type { Subscription } from "./unsubscribe-links.js";

/** Withdraws unsent mails when the action that they report is reverted, or when their recipient unsubscribes. */
export class MailWithdrawalRepository {
  constructor(private readonly db: Database) {}

  /**
   * Deletes the unsent mails of the given actions. Returns the actions whose mails were all withdrawn in time: their
   * recipients need not be notified of the revert. Also deletes failed mails, and mails that a worker has begun to
   * send, because another attempt would report an action that no longer counts. The actions of these mails are not
   * returned, because the mails may have arrived.
   */
  async withdraw(tx: Tx, causeIds: readonly string[]): Promise<ReadonlySet<string>> {
    const quiet = new Set(await this.#causesOfMails(causeIds));
    await changeIn(causeIds, (causeId) =>
      deleteWhere(tx, OutboxMail, { causeId, state: unindexed(MailState.queued), leasedBy: IsNull() }),
    );
    for (const causeId of await this.#causesOfMails(causeIds)) quiet.delete(causeId);
    for (const state of [MailState.queued, MailState.failed])
      await changeIn(causeIds, (causeId) =>
        deleteWhere(tx, OutboxMail, { causeId, state: unindexed(state) }),
      );
    return quiet;
  }

  /**
   * Deletes the unsent mails of one kind to an address. Includes failed mails, because an admin could send them again.
   */
  async withdrawKind(tx: Tx, { kind, email: recipient }: Subscription): Promise<void> {
    for (const state of [MailState.queued, MailState.failed])
      await deleteWhere(tx, OutboxMail, { recipient, kind, state: unindexed(state) });
  }

  /**
   * Returns whether the newest mail about an action was sent, or failed for good, at most `GIVE_UP_MS` after it was
   * created. Returns false for a mail that is still queued, and true if there is no mail any more.
   */
  async leftInTime(causeId: string): Promise<boolean> {
    const select = { id: true, state: true, createdAt: true, nextAttemptAt: true, sentAt: true } as const;
    const order = { createdAt: "DESC", id: "DESC" } as const;
    const [mail] = await this.db.read((reader) =>
      reader.find(OutboxMail, { select, where: { causeId }, order, take: 1 }),
    );
    if (!mail) return true;
    if (mail.state === MailState.queued) return false;
    const settledAt = mail.sentAt ?? mail.nextAttemptAt;
    return settledAt.getTime() - mail.createdAt.getTime() <= GIVE_UP_MS;
  }

  async #causesOfMails(causeIds: readonly string[]): Promise<string[]> {
    const mails = await this.db.read((reader) =>
      findIn(causeIds, (causeId) =>
        reader.find(OutboxMail, { select: { id: true, causeId: true }, where: { causeId } }),
      ),
    );
    return mails.flatMap(({ causeId }) => causeId ?? []);
  }
}
