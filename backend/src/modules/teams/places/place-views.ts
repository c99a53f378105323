import type { PlanOfPlaces } from "./place-publisher.service.js";
import type { PlaceStanding } from "./place-standings.sql.js";
import type { PlacePlanView, PlannedPlace } from "./contract/place-plan.types.js";

/** Returns a team with its place, as shown to organisers. */
export function onPlace({ id, name, reference, ranking, paymentStatus, offer, place }: PlaceStanding) {
  return {
    ...{ teamId: id, teamName: name, reference, ranking, paymentStatus },
    state: place,
    deadline: offer?.deadline ?? null,
    changedAt: offer?.changedAt ?? null,
    movedUp: offer?.movedUp === 1,
  };
}

export function plannedView(
  { teams, changes, kept, differing, version }: PlanOfPlaces,
  feePaise: number,
): PlacePlanView {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const planned = changes.flatMap(({ teamId, after }): PlannedPlace[] => {
    const team = byId.get(teamId);
    if (!team) return [];
    const feeDue = after.state === "offered" && feePaise > 0;
    return [{ ...onPlace(team), deadline: after.deadline, next: after.state, feeDue }];
  });
  return { version, changes: planned, kept: kept.map(onPlace), differing: differing.map(onPlace) };
}
