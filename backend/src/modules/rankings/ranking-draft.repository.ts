import type { Database, Tx } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/execute.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { violates } from "../../kernel/db/unique-key.js";
import { type RawTime, toDateOrNull, toSqlTime } from "../../kernel/db/values.js";
import { BOARD_EVENT, RankingBoardRow } from "./ranking-board.entity.js";
import { RankingDraftPlace } from "./ranking-draft-place.entity.js";

/** When a draft was changed last, and by whom. */
export interface DraftSaving {
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

/** Ids a statement. */
const BATCH = 500;

/** Statements on the drafts of rankings. */
export class RankingDraftRepository {
  constructor(private readonly db: Database) {}

  async saving(eventId: string): Promise<DraftSaving> {
    const [row] = await this.db.query<{ savedAt: RawTime | null; savedByName: string | null }>(
      "SELECT savedAt, savedByName FROM ranking_boards WHERE eventId = ?",
      [eventId],
    );
    return { savedAt: toDateOrNull(row?.savedAt ?? null), savedBy: row?.savedByName ?? null };
  }

  /** Makes every other change of this event's draft and ranking wait until the transaction ends. Its first statement. */
  async lock(tx: Tx, eventId: string): Promise<void> {
    if (await raise(tx, eventId)) return;
    try {
      await tx.insert(RankingBoardRow, { eventId, version: 1, savedAt: null, savedByName: null });
    } catch (error) {
      if (!violates(error, BOARD_EVENT)) throw error;
      await raise(tx, eventId); // somebody else was first
    }
  }

  /** Replaces what the draft says of these teams; those of `differing` differ from what is published. */
  async write(
    tx: Tx,
    eventId: string,
    teamIds: readonly string[],
    differing: readonly Pick<RankingDraftPlace, "teamId" | "place">[],
  ): Promise<void> {
    for (let at = 0; at < teamIds.length; at += BATCH) {
      const ids = teamIds.slice(at, at + BATCH);
      const which = ids.map(() => "?").join(", ");
      await execute(tx, `DELETE FROM ranking_draft_places WHERE teamId IN (${which})`, ids);
    }
    await insertMany(
      tx,
      RankingDraftPlace,
      differing.map(({ teamId, place }) => ({ teamId, eventId, place })),
    );
  }

  /** Empties the draft. */
  async clear(tx: Tx, eventId: string): Promise<void> {
    await execute(tx, "DELETE FROM ranking_draft_places WHERE eventId = ?", [eventId]);
    await this.sign(tx, eventId, null, null);
  }

  /** Notes who changed the draft, and when. */
  async sign(tx: Tx, eventId: string, name: string | null, at: Date | null): Promise<void> {
    await execute(tx, "UPDATE ranking_boards SET savedAt = ?, savedByName = ? WHERE eventId = ?", [
      at && toSqlTime(at),
      name,
      eventId,
    ]);
  }
}

async function raise(tx: Tx, eventId: string): Promise<boolean> {
  const sql = "UPDATE ranking_boards SET version = version + 1 WHERE eventId = ?";
  return (await execute(tx, sql, [eventId])) > 0;
}
