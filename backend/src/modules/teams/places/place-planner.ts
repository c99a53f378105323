import { createHash } from "node:crypto";
import type { EventRecord } from "../../events/contract/event-record.js";
import { type CutOff, hasPaid, type PlacePlan, planMoves, planOffers } from "./contract/place-plan.js";
import { deadlineOf, mayMoveUp } from "./contract/place-rules.js";
import { isHeld } from "../contract/place-state.js";
import type { PlaceSettings } from "./place-settings.entity.js";
import type { PlaceStanding } from "./place-standings.sql.js";
import type { PlaceStep } from "./place-step.entity.js";
import type { PlaceChange } from "./place.repository.js";

/** The effect of a step on an event's places. */
export interface PlannedPlaces {
  readonly changes: readonly PlaceChange[];
  /** Teams that keep an accepted place although they are no longer within the cut-off. */
  readonly kept: readonly PlaceStanding[];
  /**
   * Teams that a revert leaves alone, because their place has changed since the reverted step or another team now has
   * it.
   */
  readonly differing: readonly PlaceStanding[];
}

/** The input for a plan: an event with its settings, its teams with their ranks and places, and a time. */
export interface PlaceBoardParts {
  readonly event: Pick<EventRecord, "id" | "qualifyingRank">;
  readonly settings: PlaceSettings;
  readonly teams: readonly PlaceStanding[];
  readonly at: Date;
}

export function cutOffOf({ event, settings }: Pick<PlaceBoardParts, "event" | "settings">): CutOff {
  const { kind, places, ties } = settings;
  return { kind, places, ties, qualifyingRank: event.qualifyingRank };
}

/**
 * Returns the effect of publishing a ranking, or of offering places by hand. The teams must already have the new ranks.
 */
export function plannedOffers(parts: PlaceBoardParts, publication: number | null = null): PlannedPlaces {
  const plan = planOffers(parts.teams, cutOffOf(parts));
  const offers = plan.offers.map((team) => offerTo(team, parts, { movedUp: false, publication }));
  return { changes: [...offers, ...withdrawn(plan, parts, publication)], kept: plan.kept, differing: [] };
}

/** Returns the effect of moving up. Empty if moving up is not allowed. */
export function plannedMoves(parts: PlaceBoardParts): PlannedPlaces {
  const next = mayMoveUp(parts.settings, parts.at) ? planMoves(parts.teams, cutOffOf(parts)) : [];
  const changes = next.map((team) => offerTo(team, parts, { movedUp: true, publication: null }));
  return { changes, kept: [], differing: [] };
}

/**
 * Returns the effect of reverting a publication. A place is restored, unless it has changed since or another team now
 * has it. Offers that the previous ranking does not justify are withdrawn too.
 */
export function plannedRevert(
  parts: PlaceBoardParts,
  steps: ReadonlyMap<string, PlaceStep>,
  publication: number | null = null,
): PlannedPlaces {
  const { event, at } = parts;
  const differing: PlaceStanding[] = [];
  const changes: PlaceChange[] = [];
  for (const team of parts.teams) {
    const step = steps.get(team.id);
    if (!step || !team.offer) continue;
    if (team.place !== step.state) differing.push(team);
    else {
      changes.push(restored(team, step, { eventId: event.id, before: team.offer, at, publication }));
    }
  }
  const back = new Map(changes.map(({ teamId, after }) => [teamId, after]));
  const teams = parts.teams.map((team) => {
    const after = back.get(team.id);
    return after ? { ...team, place: after.state } : team;
  });
  const plan = planOffers(teams, cutOffOf(parts));
  // The teams that cannot get their places back, because other teams have since moved up into these places.
  const without = new Set(plan.withdrawals.flatMap(({ id }) => (back.has(id) ? [id] : [])));
  const others = { withdrawals: plan.withdrawals.filter(({ id }) => !without.has(id)) };
  return {
    changes: [
      ...changes.filter(({ teamId }) => !without.has(teamId)),
      ...withdrawn(others, parts, publication),
    ],
    kept: plan.kept,
    differing: [...differing, ...parts.teams.filter(({ id }) => without.has(id))],
  };
}

/**
 * Returns the effect of reverting the latest offers. Places are restored, unless they have changed since. If moving up
 * is automatic, teams that moved up keep their offers, because the site would repeat these offers within a minute.
 */
export function revertedOffers(
  { event, settings, teams, at }: PlaceBoardParts,
  steps: ReadonlyMap<string, PlaceStep>,
): PlannedPlaces {
  const differing: PlaceStanding[] = [];
  const changes: PlaceChange[] = [];
  for (const team of teams) {
    const step = steps.get(team.id);
    if (!step || !team.offer) continue;
    if (team.offer.movedUp === 1 && settings.movingUp === "automatic") continue;
    const isAsOffered = team.place === step.state && team.offer.changedAt.getTime() === step.at.getTime();
    // A payment reported in time makes an offered place accepted, so `isAsOffered` is false. A payment reported after
    // the deadline leaves the place unchanged, so it needs its own check.
    if (!isAsOffered || (team.place === "offered" && hasPaid(team))) differing.push(team);
    else changes.push(restored(team, step, { eventId: event.id, before: team.offer, at }));
  }
  return { changes, kept: [], differing };
}

function restored(
  { id: teamId }: PlaceStanding,
  { previous, previousDeadline }: PlaceStep,
  change: Omit<PlaceChange, "teamId" | "after"> & { readonly before: NonNullable<PlaceChange["before"]> },
): PlaceChange {
  const after = { state: previous ?? "withdrawn", deadline: previousDeadline ?? change.before.deadline };
  return { teamId, ...change, after };
}

/**
 * Returns a hash that changes when a plan's effect changes. Sorts the teams, so that their order does not matter: the
 * plan for the draft of a ranking has the teams in the order of their old ranks, and the plan for its publication in
 * the order of their new ranks.
 */
export function planVersionOf({ changes, kept, differing }: PlannedPlaces): string {
  const what = [
    changes.map(({ teamId, after }) => `${teamId} ${after.state}`),
    ...[kept, differing].map((teams) => teams.map(({ id, place }) => `${id} ${String(place)}`)),
  ].map((teams) => teams.sort());
  return createHash("sha256").update(JSON.stringify(what)).digest("hex").slice(0, 32);
}

function offerTo(
  team: PlaceStanding,
  { event, settings, at }: PlaceBoardParts,
  more: Pick<PlaceChange, "movedUp" | "publication">,
): PlaceChange {
  const state = hasPaid(team) ? ("accepted" as const) : ("offered" as const);
  const deadline = deadlineOf(settings, at, more.movedUp === true);
  return { teamId: team.id, eventId: event.id, before: team.offer, after: { state, deadline }, at, ...more };
}

function withdrawn(
  { withdrawals }: Pick<PlacePlan<PlaceStanding>, "withdrawals">,
  { event, at }: PlaceBoardParts,
  publication: number | null,
): PlaceChange[] {
  return withdrawals.flatMap(({ id: teamId, offer }) => {
    if (!offer || !isHeld(offer.state)) return [];
    const after = { state: "withdrawn" as const, deadline: offer.deadline };
    return [{ teamId, eventId: event.id, before: offer, after, at, publication }];
  });
}
