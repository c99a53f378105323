import { In } from "typeorm";
import type { Database } from "../db/database.js";
import { groupedCounts } from "../db/grouped-counts.js";
import { type MailState, OutboxMail } from "./outbox-mail.entity.js";

/** How many mails of one act are in one state. */
interface MailCount {
  readonly causeId: string | null;
  readonly state: MailState;
  readonly count: number;
}

/** How far the mails of acts are. */
export class MailProgressRepository {
  constructor(private readonly db: Database) {}

  /** The counts of the mails that report these acts. */
  async ofCauses(causeIds: readonly string[]): Promise<MailCount[]> {
    if (causeIds.length === 0) return [];
    const where = { causeId: In([...causeIds]) };
    return this.db.read((reader) => groupedCounts(reader, OutboxMail, ["causeId", "state"], where));
  }
}
