import { changeIn, deleteWhere, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { violates } from "../../kernel/db/unique-key.js";
import { BOARD_EVENT, RankingBoardRecord, RankingDraftPlace } from "./ranking-draft.entity.js";
import { type Standing, standings } from "./ranking-standings.sql.js";

/** The time and author of a draft's last change. */
export interface DraftSaving {
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

export class RankingDraftRepository {
  constructor(private readonly db: Database) {}

  /** Returns all teams of an event, sorted by name, with their published and drafted places, with one SQL statement. */
  standings(eventId: string): Promise<Standing[]> {
    return standings(this.db, eventId);
  }

  async saving(eventId: string): Promise<DraftSaving> {
    const [row] = await this.db.read((reader) => reader.findBy(RankingBoardRecord, { eventId }));
    return { savedAt: row?.savedAt ?? null, savedBy: row?.savedByName ?? null };
  }

  /**
   * Locks the event's draft and ranking until the transaction ends, so that all other changes wait. Must be the
   * transaction's first statement.
   */
  async lock(tx: Tx, eventId: string): Promise<void> {
    if (await raise(tx, eventId)) return;
    const fresh = { eventId, version: 1, savedAt: null, savedByName: null };
    try {
      await insertMany<RankingBoardRecord>(tx, RankingBoardRecord, [fresh]);
    } catch (error) {
      if (!violates(error, BOARD_EVENT)) throw error;
      await raise(tx, eventId); // another transaction inserted the row first
    }
  }

  /**
   * Replaces the drafted places of the given teams.
   * @param differing the places that differ from the published ones
   */
  async write(
    tx: Tx,
    eventId: string,
    teamIds: readonly string[],
    differing: readonly Pick<RankingDraftPlace, "teamId" | "place">[],
  ): Promise<void> {
    await changeIn(teamIds, (teamId) => deleteWhere(tx, RankingDraftPlace, { teamId }));
    const places = differing.map(({ teamId, place }) => ({ teamId, eventId, place }));
    await insertMany(tx, RankingDraftPlace, places);
  }

  async clear(tx: Tx, eventId: string): Promise<void> {
    await deleteWhere(tx, RankingDraftPlace, { eventId });
    await this.sign(tx, eventId, null, null);
  }

  /** Records who changed the draft, and when. */
  async sign(tx: Tx, eventId: string, savedByName: string | null, savedAt: Date | null): Promise<void> {
    await updateWhere(tx, RankingBoardRecord, { eventId }, { savedAt, savedByName });
  }
}

function raise(tx: Tx, eventId: string): Promise<boolean> {
  return tookEffect(updateWhere(tx, RankingBoardRecord, { eventId }, { version: () => "version + 1" }));
}
