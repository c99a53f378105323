import { createHash } from "node:crypto";
import type { EventRecord } from "../../events/contract/event-record.js";
import { type CutOff, hasPaid, type PlacePlan, planMoves, planOffers } from "./contract/place-plan.js";
import { deadlineOf, mayMoveUp } from "./contract/place-rules.js";
import { isHeld } from "../contract/place-state.js";
import type { PlaceSettings } from "./place-settings.entity.js";
import type { PlaceStanding } from "./place-standings.sql.js";
import type { PlaceStep } from "./place-step.entity.js";
import type { PlaceChange } from "./place.repository.js";

/** What a step with an event's places would do. */
export interface PlannedPlaces {
  readonly changes: readonly PlaceChange[];
  /** Teams that keep an accepted place though the ranking no longer gives it to them. */
  readonly kept: readonly PlaceStanding[];
  /** Teams whose place something happened to since, which a revert leaves alone. */
  readonly differing: readonly PlaceStanding[];
}

/** What is planned for: an event with its settings, its teams with their ranks and places, and a moment. */
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

/** What publishing a ranking does, which the teams have already or would have. */
export function plannedOffers(parts: PlaceBoardParts, publication: number | null = null): PlannedPlaces {
  const plan = planOffers(parts.teams, cutOffOf(parts));
  const offers = plan.offers.map((team) => offerTo(team, parts, { movedUp: false, publication }));
  return { changes: [...offers, ...withdrawn(plan, parts, publication)], kept: plan.kept, differing: [] };
}

/** Who moves up, if anybody may at this moment. */
export function plannedMoves(parts: PlaceBoardParts): PlannedPlaces {
  const next = mayMoveUp(parts.settings, parts.at) ? planMoves(parts.teams, cutOffOf(parts)) : [];
  const changes = next.map((team) => offerTo(team, parts, { movedUp: true, publication: null }));
  return { changes, kept: [], differing: [] };
}

/**
 * What taking a publication back does: places are again as they were before it, unless something happened to them, or
 * another team has them since; then offers that the ranking from before does not give go, too.
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
  // Other teams have moved into these places since.
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
 * What taking the latest offers back does: places are again as they were, except those to which anything happened since.
 * Where the next in line moves up by itself, it would do so again within a minute: there it stays.
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
    // A payment that arrived after the deadline has left the place as it was.
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
 * Returns a text that differs as soon as a plan would do anything else. Teams are in the order of their ids: a plan for a draft has them
 * in the order of the ranks before it, the same plan at the publication in the order of the new ones.
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
