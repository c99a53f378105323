import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { requireVersion } from "../../../kernel/errors/require-version.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { isEventOver } from "../../events/contract/event-state.js";
import { lastRankWithin, openPlaces } from "./contract/place-plan.js";
import {
  cutOffOf,
  type PlaceBoardParts,
  plannedMoves,
  plannedOffers,
  plannedRevert,
  revertedOffers,
  type PlannedPlaces,
  planVersionOf,
} from "./place-planner.js";
import type { PlaceSteps } from "./place-steps.js";
import type { PlaceChange, PlaceRepository } from "./place.repository.js";

/** A step that changes an event's places. */
export type PlaceAct =
  | {
      readonly kind: "publish";
      readonly publication?: number;
      readonly ranks?: ReadonlyMap<string, number | null>;
    }
  | {
      readonly kind: "revert";
      readonly undoes: number;
      readonly publication?: number;
      readonly ranks?: ReadonlyMap<string, number | null>;
    }
  | { readonly kind: "offer" }
  | { readonly kind: "moveUp" }
  | { readonly kind: "undo" };

type PlannedEvent = Pick<EventRecord, "id" | "qualifyingRank"> & Parameters<typeof isEventOver>[0];
const NO_CHANGES: PlannedPlaces = { changes: [], kept: [], differing: [] };

export interface PlanOfPlaces extends PlannedPlaces, PlaceBoardParts {
  readonly version: string;
}

/**
 * Offers and withdraws places: when a ranking is published or reverted, when an organiser makes or reverts offers, and
 * when teams move up.
 */
export class PlacePublisher {
  constructor(
    private readonly places: PlaceRepository,
    private readonly steps: PlaceSteps,
  ) {}

  /**
   * Locks an event's places until the transaction ends. Other changes that depend on the number of places wait. Must
   * run before the transaction's first read. Returns false if the event offers no places.
   */
  lock(tx: Tx, eventId: string): Promise<boolean> {
    return this.places.lock(tx, eventId);
  }

  /** Returns whether an event offers places. If so, a rank alone does not qualify a team. */
  async isOffering(eventId: string): Promise<boolean> {
    return (await this.places.settings(eventId)) !== null;
  }

  /**
   * Returns the worst of the given ranks that is within an event's cut-off, or null. If the event offers no places,
   * returns its qualifying rank.
   */
  async lastRank(event: PlannedEvent, ranks: readonly number[]): Promise<number | null> {
    const settings = await this.places.settings(event.id);
    return settings === null ? event.qualifyingRank : lastRankWithin(ranks, cutOffOf({ event, settings }));
  }

  /**
   * Returns the effect of a step, or null if the event offers no places. After the event, a step has no effect.
   */
  async plan(event: PlannedEvent, act: PlaceAct, at = new Date()): Promise<PlanOfPlaces | null> {
    const settings = await this.places.settings(event.id);
    if (!settings) return null;
    const ranks = "ranks" in act ? act.ranks : undefined;
    const standings = await this.places.standings(event.id, at);
    const teams = ranks
      ? standings.map((team) => ({ ...team, ranking: ranks.get(team.id) ?? null }))
      : standings;
    const parts = { event, settings, teams, at };
    const planned = isEventOver(event, at) ? NO_CHANGES : await this.#planned(parts, act);
    return { ...parts, ...planned, version: planVersionOf(planned) };
  }

  /**
   * Plans a step and carries out the plan. The transaction must have locked the event's places. Returns null if the
   * event offers no places.
   * @param shown the version of the plan that was shown. If absent, any plan is carried out.
   * @throws DomainError VERSION_CHANGED when the effect would now differ from the plan that was shown
   */
  async act(
    tx: Tx,
    event: PlannedEvent,
    act: PlaceAct,
    { shown, at = new Date() }: { readonly shown?: string | null | undefined; readonly at?: Date } = {},
  ): Promise<readonly PlaceChange[] | null> {
    const plan = await this.plan(event, act, at);
    if (!plan) return null;
    requireVersion(shown, plan.version);
    const applied = await this.steps.take(tx, plan.changes);
    // A team's concurrent answer made the effect differ from the plan that was shown.
    if (shown != null && applied.length !== plan.changes.length) throw new DomainError("VERSION_CHANGED");
    return applied;
  }

  /**
   * Withdraws the offer of a team restored from the bin, if its place has since been offered to another team. The
   * transaction must have locked the event's places.
   * @param since the time of the team's deletion
   */
  async returned(tx: Tx, event: PlannedEvent, teamId: string, since: Date): Promise<void> {
    const at = new Date();
    const settings = isEventOver(event, at) ? null : await this.places.settings(event.id);
    if (!settings || !(await this.places.offeredSince(event.id, since))) return;
    const teams = await this.places.standings(event.id, at);
    const team = teams.find(({ id }) => id === teamId);
    if (!team?.offer || team.place !== "offered" || openPlaces(teams, cutOffOf({ event, settings })) >= 0)
      return;
    const after = { state: "withdrawn" as const, deadline: team.offer.deadline };
    await this.steps.take(tx, [{ teamId, eventId: event.id, before: team.offer, after, at }]);
  }

  async #planned(parts: PlaceBoardParts, act: PlaceAct): Promise<PlannedPlaces> {
    switch (act.kind) {
      case "publish":
        return plannedOffers(parts, act.publication);
      case "offer":
        return plannedOffers(parts);
      case "moveUp":
        return plannedMoves(parts);
      case "undo":
        return revertedOffers(parts, await this.places.latestOffers(parts.event.id));
      case "revert": {
        const steps = await this.places.stepsOf(parts.event.id, act.undoes);
        return plannedRevert(parts, steps, act.publication);
      }
    }
  }
}
