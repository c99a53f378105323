import { IsNull } from "typeorm";
import { changeIn, checked, deleteWhere, findIn } from "../db/changes.js";
import type { Database, Tx } from "../db/database.js";
import { MailState, OutboxMail } from "./outbox-mail.entity.js";

/** Withdraws mails that wait for their moment, when what they report is reverted. */
export class MailWithdrawalRepository {
  constructor(private readonly db: Database) {}

  /**
   * Deletes the mails of these causes that no worker has begun to send, and those that were given up, which somebody might send
   * again. Answers the causes of which nothing was sent and nothing will be: whoever they concern need not be notified of the
   * revert. A mail that was given up may have been sent all the same.
   */
  async withdraw(tx: Tx, causeIds: readonly string[]): Promise<ReadonlySet<string>> {
    const quiet = new Set(await this.#causesOfMails(causeIds));
    await changeIn(causeIds, (causeId) =>
      deleteWhere(tx, OutboxMail, { causeId, state: checked(MailState.queued), leasedBy: IsNull() }),
    );
    for (const causeId of await this.#causesOfMails(causeIds)) quiet.delete(causeId);
    await changeIn(causeIds, (causeId) =>
      deleteWhere(tx, OutboxMail, { causeId, state: checked(MailState.failed) }),
    );
    return quiet;
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
