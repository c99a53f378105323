import fc from "fast-check";
import { type CutOff, openPlaces, planMoves, planOffers, type PlannedTeam } from "./place-plan.js";
import { isGivenUp, isHeld, PlaceState } from "../../contract/place-state.js";

const team = (ranking: number | null, place: PlaceState | null = null): Omit<PlannedTeam, "id"> => ({
  ranking,
  place,
  paymentStatus: place === "accepted" ? "pending" : "incomplete",
});
const named = (...teams: readonly Omit<PlannedTeam, "id">[]): PlannedTeam[] =>
  teams.map((one, at) => ({ ...one, id: "ABCDEFGH"[at] ?? "" }));
const ids = (teams: readonly PlannedTeam[]) => teams.map(({ id }) => id).join("");
const places = (n: number, ties: CutOff["ties"] = "all"): CutOff => {
  return { kind: "places", places: n, ties, qualifyingRank: 1 };
};
const rank = (qualifyingRank: number): CutOff => ({ kind: "rank", places: 0, ties: "all", qualifyingRank });

test("up to a rank everybody goes on, however many share it; of a number of places a shared rank gets all or none", () => {
  const teams = named(team(1), team(2), team(2), team(4), team(null));
  expect(ids(planOffers(teams, rank(2)).offers)).toBe("ABC");
  expect(ids(planOffers(teams, places(2)).offers)).toBe("ABC");
  expect(ids(planOffers(teams, places(2, "none")).offers)).toBe("A");
  expect(ids(planOffers(teams, places(3, "none")).offers)).toBe("ABC");
});

test("an offer that the ranking no longer gives goes; a place that was accepted stays, and is named", () => {
  const teams = named(team(3, "offered"), team(4, "accepted"), team(null, "accepted"), team(1), team(2));
  const plan = planOffers(teams, rank(2));
  expect([ids(plan.offers), ids(plan.withdrawals), ids(plan.kept)]).toEqual(["DE", "A", "BC"]);
});

test("who moved up into a place that was given up keeps it when the ranking is published again", () => {
  const teams = named(team(1, "accepted"), team(2, "lapsed"), team(3, "offered"), team(4, "withdrawn"));
  expect(planOffers(teams, rank(2))).toEqual({ offers: [], withdrawals: [], kept: [] });
  expect(openPlaces(teams, rank(2))).toBe(0);
});

test("the next in line moves up for each place that was given up, also by those who moved up before", () => {
  const teams = named(team(1, "lapsed"), team(2, "declined"), team(3, "lapsed"), team(4), team(4), team(6));
  expect(ids(planMoves(teams, rank(2)))).toBe("DE");
  expect(ids(planMoves(named(team(1, "lapsed"), team(2), team(2)), { ...places(1), ties: "none" }))).toBe("");
  expect(ids(planMoves(named(team(1, "lapsed"), team(2), team(2)), places(1)))).toBe("BC");
  expect(ids(planMoves(named(team(1), team(2)), rank(1)))).toBe(""); // No team gave up a place.
});

const anyTeams = fc
  .array(
    fc.record({
      ranking: fc.option(fc.integer({ min: 1, max: 12 })),
      place: fc.option(fc.constantFrom(...Object.values(PlaceState))),
    }),
    { maxLength: 15 },
  )
  .map((teams) => teams.map(({ ranking, place }, at) => ({ ...team(ranking, place), id: String(at) })));
const anyCutOff: fc.Arbitrary<CutOff> = fc.record({
  kind: fc.constantFrom("rank", "places"),
  places: fc.integer({ min: 1, max: 10 }),
  ties: fc.constantFrom("all", "none"),
  qualifyingRank: fc.integer({ min: 1, max: 10 }),
});

/** Returns the teams with a plan applied to them. */
function afterwards(teams: readonly PlannedTeam[], cutOff: CutOff): PlannedTeam[] {
  const { offers, withdrawals } = planOffers(teams, cutOff);
  return teams.map((one) => {
    if (offers.includes(one)) return { ...one, place: "offered" };
    return withdrawals.includes(one) ? { ...one, place: "withdrawn" } : one;
  });
}

test("a ranking published twice does nothing the second time, and never takes an accepted place", () => {
  fc.assert(
    fc.property(anyTeams, anyCutOff, (teams, cutOff) => {
      const { offers, withdrawals, kept } = planOffers(teams, cutOff);
      expect(withdrawals.every(({ place }) => place === "offered")).toBe(true);
      expect(kept.every(({ place }) => place === "accepted")).toBe(true);
      expect(offers.every(({ place, ranking }) => (place === null || place === "withdrawn") && ranking)).toBe(
        true,
      );
      const again = planOffers(afterwards(teams, cutOff), cutOff);
      expect([again.offers, again.withdrawals]).toEqual([[], []]);
    }),
  );
});

test("no team that gave a place up moves up, none is passed over, and without ties no more move than are free", () => {
  fc.assert(
    fc.property(anyTeams, anyCutOff, (before, cutOff) => {
      const teams = afterwards(before, cutOff);
      const moved = planMoves(teams, cutOff);
      expect(moved.some(({ place }) => place !== null && (isHeld(place) || isGivenUp(place)))).toBe(false);
      const last = Math.max(0, ...moved.map(({ ranking }) => ranking ?? 0));
      const passed = teams.filter(
        (one) => (one.place === null || one.place === "withdrawn") && (one.ranking ?? Infinity) < last,
      );
      // Also true if `ties` is "none": if tied teams do not fit, no team with a worse rank moves up.
      expect(passed.every((one) => moved.includes(one))).toBe(true);
      if (cutOff.ties === "none")
        expect(moved.length).toBeLessThanOrEqual(Math.max(0, openPlaces(teams, cutOff)));
    }),
  );
});
