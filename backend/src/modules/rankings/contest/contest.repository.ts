import { changeIn, deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { ContestSource, FetchedPlace } from "./contest.entity.js";

export class ContestSourceRepository {
  constructor(private readonly db: Database) {}

  async find(eventId: string): Promise<ContestSource | null> {
    const [row] = await this.db.read((reader) => reader.findBy(ContestSource, { eventId }));
    return row ?? null;
  }

  /**
   * Saves an event's source. The calling code must hold the board's lock (`RankingDraftRepository.lock`), so that no
   * other transaction inserts a source.
   */
  async save(tx: Tx, { eventId, ...source }: ContestSource): Promise<void> {
    if (await tookEffect(updateWhere(tx, ContestSource, { eventId }, source))) return;
    await insertMany<ContestSource>(tx, ContestSource, [{ eventId, ...source }]);
  }
}

interface Fetched {
  readonly teamId: string;
  readonly rank: number | null;
}

/**
 * Reads and writes `fetched_places`. Before writing, the calling code must lock the board
 * (`RankingDraftRepository.lock`).
 */
export class FetchedPlaceRepository {
  constructor(private readonly db: Database) {}

  /** Returns the place that was last copied from a fetch into the draft, by team id. */
  async byTeam(eventId: string): Promise<ReadonlyMap<string, number | null>> {
    const rows = await this.db.read((reader) => reader.findBy(FetchedPlace, { eventId }));
    return new Map(rows.map(({ teamId, place }) => [teamId, place]));
  }

  /** Replaces the fetched places of the given teams. */
  async write(tx: Tx, eventId: string, places: readonly Fetched[]): Promise<void> {
    const ids = places.map(({ teamId }) => teamId);
    await changeIn(ids, (teamId) => deleteWhere(tx, FetchedPlace, { teamId }));
    const rows = places.map(({ teamId, rank }) => ({ teamId, eventId, place: rank }));
    await insertMany<FetchedPlace>(tx, FetchedPlace, rows);
  }

  async clear(tx: Tx, eventId: string): Promise<void> {
    await deleteWhere(tx, FetchedPlace, { eventId });
  }
}
