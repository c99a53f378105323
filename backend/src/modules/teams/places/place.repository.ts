import { IsNull, LessThan, MoreThan, Not } from "typeorm";
import { findIn, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import type { PlaceState } from "../contract/place-state.js";
import { PlaceOffer } from "./place-offer.entity.js";
import { PlaceSettings } from "./place-settings.entity.js";
import { type PlaceStanding, placeStandings } from "./place-standings.sql.js";
import { PlaceStep } from "./place-step.entity.js";

/** A change of a place, with the states before and after. */
export interface PlaceChange {
  readonly teamId: string;
  readonly eventId: string;
  readonly before: Pick<PlaceOffer, "state" | "deadline"> | null;
  readonly after: Pick<PlaceOffer, "state" | "deadline">;
  readonly movedUp?: boolean;
  readonly at: Date;
  readonly publication?: number | null;
}

export class PlaceRepository {
  constructor(private readonly db: Database) {}

  async settings(eventId: string): Promise<PlaceSettings | null> {
    const [row] = await this.db.read((reader) => reader.findBy(PlaceSettings, { eventId }));
    return row ?? null;
  }

  /** Returns the settings of all events that offer places. */
  allSettings(): Promise<PlaceSettings[]> {
    return this.db.read((reader) => reader.find(PlaceSettings));
  }

  /**
   * Locks an event's places until the transaction ends. Other changes that depend on the number of places wait. Must
   * run before the transaction's first read. Returns false if the event offers no places.
   */
  lock(tx: Tx, eventId: string): Promise<boolean> {
    return tookEffect(updateWhere(tx, PlaceSettings, { eventId }, { version: () => "version + 1" }));
  }

  /**
   * Writes an event's settings.
   * @throws the driver's error when two admins save the first settings concurrently.
   */
  async save(tx: Tx, { eventId, ...rules }: Omit<PlaceSettings, "version">): Promise<void> {
    const raised = { ...rules, version: () => "version + 1" };
    if (await tookEffect(updateWhere(tx, PlaceSettings, { eventId }, raised))) return;
    await insertMany<PlaceSettings>(tx, PlaceSettings, [{ eventId, version: 1, ...rules }]);
  }

  standings(eventId: string, at: Date): Promise<PlaceStanding[]> {
    return placeStandings(this.db, eventId, at);
  }

  ofTeams(teamIds: readonly string[]): Promise<PlaceOffer[]> {
    return this.db.read((reader) =>
      findIn(teamIds, (teamId) => reader.find(PlaceOffer, { where: { teamId } })),
    );
  }

  /** Returns the open offers whose deadline is before the given moment. */
  openBefore(deadline: Date): Promise<PlaceOffer[]> {
    const where = { state: "offered", deadline: LessThan(deadline) } as const;
    return this.db.read((reader) => reader.find(PlaceOffer, { where, order: { teamId: "ASC" } }));
  }

  /** Changes a place and stores the step. Writes nothing and returns false if the place no longer matches `before`. */
  async change(tx: Tx, change: PlaceChange): Promise<boolean> {
    const { teamId, eventId, before, after, at } = change;
    const { state, deadline } = after;
    const offered = { offeredAt: at, movedUp: change.movedUp ? 1 : 0, remindedHours: 0 };
    const now = { state, deadline, changedAt: at };
    if (before === null)
      await insertMany<PlaceOffer>(tx, PlaceOffer, [{ teamId, eventId, ...now, ...offered }]);
    else {
      const set = { ...now, ...(before.state === "withdrawn" ? offered : {}) };
      const where = { teamId, state: before.state, deadline: before.deadline };
      if (!(await tookEffect(updateWhere(tx, PlaceOffer, where, set)))) return false;
    }
    const step = { previous: before?.state ?? null, previousDeadline: before?.deadline ?? null, state };
    await insertMany<PlaceStep>(tx, PlaceStep, [
      { id: newId(), eventId, teamId, publication: change.publication ?? null, ...step, at },
    ]);
    return true;
  }

  /** Records that a team was reminded. Returns false if it was already reminded or has answered. */
  remind(tx: Tx, { teamId, remindedHours: before }: PlaceOffer, remindedHours: number): Promise<boolean> {
    const where = { teamId, remindedHours: before, state: "offered" as PlaceState };
    return tookEffect(updateWhere(tx, PlaceOffer, where, { remindedHours }));
  }

  /** Returns whether any team in an event was offered a place after the given time. */
  offeredSince(eventId: string, since: Date): Promise<boolean> {
    const where = { eventId, state: "offered" as PlaceState, at: MoreThan(since) };
    return this.db.read((reader) => reader.existsBy(PlaceStep, where));
  }

  /** Returns the steps that a ranking's publication caused, by team id. */
  async stepsOf(eventId: string, publication: number): Promise<ReadonlyMap<string, PlaceStep>> {
    const steps = await this.db.read((reader) => reader.findBy(PlaceStep, { eventId, publication }));
    return new Map(steps.map((step) => [step.teamId, step]));
  }

  /**
   * Returns the steps of the latest offers that no publication caused, by team id. All these steps have the same time.
   * Returns an empty map if a publication changed places later: then only reverting this publication restores them.
   */
  async latestOffers(eventId: string): Promise<ReadonlyMap<string, PlaceStep>> {
    const steps = await this.db.read(async (reader) => {
      const [latest] = await reader.find(PlaceStep, {
        where: [
          { eventId, previous: IsNull() },
          { eventId, previous: "withdrawn" },
          { eventId, publication: Not(IsNull()) },
        ],
        order: { at: "DESC" },
        take: 1,
      });
      return latest?.publication === null
        ? reader.findBy(PlaceStep, { eventId, publication: IsNull(), at: latest.at })
        : [];
    });
    const offers = steps.filter(({ previous, state }) =>
      [previous ?? "withdrawn", state].includes("withdrawn"),
    );
    return new Map(offers.map((step) => [step.teamId, step]));
  }
}
