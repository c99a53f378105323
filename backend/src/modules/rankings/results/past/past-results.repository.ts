import { tookEffect, updateWhere } from "../../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../../kernel/db/database.js";
import { newId } from "../../../../kernel/db/ids.js";
import { insertMany } from "../../../../kernel/db/insert-many.js";
import type { PlacedTeam } from "../result-rows.js";
import { PastPlace } from "./past-place.entity.js";
import { PastResults } from "./past-results.entity.js";
import type { PastResultsView } from "./past-results.types.js";

type Place = Omit<PastPlace, "resultsId" | "results">;

export class PastResultsRepository {
  constructor(private readonly db: Database) {}

  /** Returns an event's saved results, the latest year first. Within a year, the latest save comes first. */
  async ofEvent(eventId: string): Promise<PastResultsView[]> {
    const order = { year: "DESC", number: "DESC" } as const;
    const rows = await this.db.read((reader) => reader.find(PastResults, { where: { eventId }, order }));
    const shown = new Map<number, string>();
    for (const { id, year, takenOffAt } of rows)
      if (takenOffAt === null && !shown.has(year)) shown.set(year, id);
    return rows.map((row) =>
      Object.assign({}, row, { version: row.id, isShown: shown.get(row.year) === row.id }),
    );
  }

  async find(id: string): Promise<PastResults | null> {
    const [row] = await this.db.read((reader) => reader.findBy(PastResults, { id }));
    return row ?? null;
  }

  async teams(resultsId: string): Promise<PlacedTeam[]> {
    const rows = await this.db.read((reader) => reader.findBy(PastPlace, { resultsId }));
    return rows.map(({ line, place, teamName, handles, college }) => ({
      ...{ id: `${resultsId} ${String(line)}`, place, teamName, college },
      handles: handles.split(" ").filter(Boolean),
      names: [],
    }));
  }

  /**
   * Saves results under the year's next number. The calling code must hold the lock on the event's board, so that no
   * other transaction takes the number.
   */
  async add(
    tx: Tx,
    results: Pick<PastResults, "eventId" | "year" | "savedByName" | "savedAt">,
    places: readonly Place[],
  ): Promise<void> {
    const before = (await this.ofEvent(results.eventId)).filter(({ year }) => year === results.year);
    const id = newId();
    const number = (before[0]?.number ?? 0) + 1;
    const row = { ...results, id, number, teams: places.length, takenOffAt: null };
    await insertMany<PastResults>(tx, PastResults, [row]);
    await insertMany<PastPlace>(
      tx,
      PastPlace,
      places.map((place) => ({ resultsId: id, ...place })),
    );
  }

  /** Withdraws results, or restores them if `takenOffAt` is null. Returns false if there are no such results. */
  setTakenOff(tx: Tx, id: string, takenOffAt: Date | null): Promise<boolean> {
    return tookEffect(updateWhere(tx, PastResults, { id }, { takenOffAt }));
  }
}
