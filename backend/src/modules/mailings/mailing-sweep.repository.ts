import type { Tx } from "../../kernel/db/database.js";
import type { MailingCopiesRepository } from "../../kernel/mail/mailing-copies.repository.js";
import { Mailing } from "./mailing.entity.js";

const COLUMN = { sent: "sweptSent", failed: "sweptFailed" } as const;

/** Takes old copies of mailings away; how many there were stays with the mailing, so that its history tells the same. */
export class MailingSweepRepository {
  constructor(private readonly copies: MailingCopiesRepository) {}

  /** Deletes at most `limit` copies that were sent or given up before; answers how many. */
  async deleteDone(tx: Tx, before: Date, limit: number): Promise<number> {
    let gone = 0;
    for (const { mailingId, state, count } of await this.copies.deleteDone(tx, before, limit)) {
      await tx.increment(Mailing, { id: mailingId }, COLUMN[state], count);
      gone += count;
    }
    return gone;
  }
}
