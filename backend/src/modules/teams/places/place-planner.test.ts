import { plannedRevert, type PlaceBoardParts } from "./place-planner.js";
import type { PlaceStanding } from "./place-standings.sql.js";
import type { PlaceStep } from "./place-step.entity.js";

const AT = new Date("2026-03-02T10:00:00Z");
const BEFORE = new Date("2026-03-01T10:00:00Z");

function team(id: string, ranking: number, place: PlaceStanding["place"]): PlaceStanding {
  const offer = place && { state: place, deadline: AT, movedUp: 0, changedAt: BEFORE };
  return { id, name: id, reference: id, ranking, paymentStatus: "incomplete", place, offer };
}

test("a place that was taken away is not given back where another team has moved into it since", () => {
  // There are two places. The ranking that is reverted took the place from "taken-away". The team "moved-up" then got
  // the offer.
  const teams = [
    team("first", 1, "declined"),
    team("second", 2, "offered"),
    team("moved-up", 3, "offered"),
    team("taken-away", 4, "withdrawn"),
  ];
  const step = { teamId: "taken-away", previous: "offered", previousDeadline: AT, state: "withdrawn" };
  const parts = {
    event: { id: "e", qualifyingRank: 2 },
    settings: { kind: "places", places: 2, ties: "all", movingUp: "press" },
    teams,
    at: AT,
  } as unknown as PlaceBoardParts;
  const plan = plannedRevert(parts, new Map([["taken-away", step as PlaceStep]]));
  expect(plan.changes).toEqual([]);
  expect(plan.differing.map(({ id }) => id)).toEqual(["taken-away"]);
});
