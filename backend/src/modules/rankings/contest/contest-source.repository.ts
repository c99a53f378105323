import { tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { ContestSource } from "./contest-source.entity.js";

/** SQL statements on `contest_sources`. */
export class ContestSourceRepository {
  constructor(private readonly db: Database) {}

  async find(eventId: string): Promise<ContestSource | null> {
    const [row] = await this.db.read((reader) => reader.findBy(ContestSource, { eventId }));
    return row ?? null;
  }

  /** Keeps an event's source; whoever writes holds the board (`RankingDraftRepository.lock`), so nobody else inserts. */
  async save(tx: Tx, { eventId, ...source }: ContestSource): Promise<void> {
    if (await tookEffect(updateWhere(tx, ContestSource, { eventId }, source))) return;
    await insertMany<ContestSource>(tx, ContestSource, [{ eventId, ...source }]);
  }
}
