import type { PaymentStatus } from "../../contract/payment-status.js";
import { rosterLocked } from "../../contract/team.policy.js";
import { isGivenUp, isHeld, type PlaceState } from "../../contract/place-state.js";

/** Number of teams that advance, and the rule for teams that share the last rank. */
export interface CutOff {
  readonly kind: "rank" | "places";
  /** The last rank that advances, for the kind "rank". */
  readonly qualifyingRank: number;
  /** Number of teams that advance, for the kind "places". */
  readonly places: number;
  /** When a shared rank does not fit whole, all of its teams advance, or none. */
  readonly ties: "all" | "none";
}

/** A team as places are planned for it: with the rank that it is about to have. */
export interface PlannedTeam {
  readonly id: string;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  /** The state of its place; null for a team that never had one. */
  readonly place: PlaceState | null;
}

type WithRank = Pick<PlannedTeam, "ranking">;
type Ranked<Team extends WithRank> = Team & { readonly ranking: number };

/** What a ranking does to places. */
export interface PlacePlan<Team extends PlannedTeam> {
  /** Teams that are offered a place; those that have paid have accepted it. */
  readonly offers: readonly Team[];
  /** Teams whose offer is taken away. */
  readonly withdrawals: readonly Team[];
  /** Teams that accepted, are no longer within the cut-off, and keep their place all the same. */
  readonly kept: readonly Team[];
}

/** Returns the effect of publishing a ranking on places. It moves no team up: that is `planMoves`. */
export function planOffers<Team extends PlannedTeam>(
  teams: readonly Team[],
  cutOff: CutOff,
): PlacePlan<Team> {
  const within = new Set(withinCutOff(teams, cutOff));
  const outside = teams.filter((team) => !within.has(team) && isHolding(team));
  // Those who moved up into places that others gave up stay, the best first; an accepted place before an offered one.
  const byRight = ranked(outside)
    .sort((a, b) => Number(b.place === "accepted") - Number(a.place === "accepted") || a.ranking - b.ranking)
    .slice(0, Math.max(0, roomBeside(within, cutOff)));
  const lost = outside.filter((team) => !(byRight as Team[]).includes(team));
  return {
    offers: [...within].filter(isWithoutPlace),
    withdrawals: lost.filter(({ place }) => place === "offered"),
    kept: lost.filter(({ place }) => place === "accepted"),
  };
}

/** Who moves up into the places that others gave up, as far as there are any. */
export function planMoves<Team extends PlannedTeam>(teams: readonly Team[], cutOff: CutOff): Team[] {
  const within = new Set(withinCutOff(teams, cutOff));
  const next = groups(teams.filter((team) => !within.has(team) && isWithoutPlace(team)));
  return taken(next, openPlaces(teams, cutOff), cutOff.ties);
}

/** Returns how many given-up places are still free; below zero when more teams hold a place than there is room for. */
export function openPlaces(teams: readonly PlannedTeam[], cutOff: CutOff): number {
  const within = new Set(withinCutOff(teams, cutOff));
  const outside = teams.filter((team) => !within.has(team) && isHolding(team));
  return roomBeside(within, cutOff) - outside.length;
}

/** Whose turn it is when a place becomes free: the team or teams of the next rank. */
export function nextInLine<Team extends PlannedTeam>(
  teams: readonly Team[],
  cutOff: CutOff,
): readonly Team[] {
  const within = new Set(withinCutOff(teams, cutOff));
  return groups(teams.filter((team) => !within.has(team) && isWithoutPlace(team)))[0] ?? [];
}

/** The last rank that goes on by the ranking itself; null when none of them does. */
export function lastRankWithin(ranks: readonly number[], cutOff: CutOff): number | null {
  if (cutOff.kind === "rank") return cutOff.qualifyingRank;
  const teams = ranks.map((ranking) => ({ ranking }));
  return withinCutOff(teams, cutOff).at(-1)?.ranking ?? null;
}

/** True for a team that has the place at once, as it paid before. */
export function hasPaid({ paymentStatus }: Pick<PlannedTeam, "paymentStatus">): boolean {
  return rosterLocked(paymentStatus);
}

/** The teams that the ranking itself lets go on, the best first. */
function withinCutOff<Team extends WithRank>(teams: readonly Team[], cutOff: CutOff): Team[] {
  if (cutOff.kind === "places") return taken(groups(teams), cutOff.places, cutOff.ties);
  return groups(teams)
    .flat()
    .filter(({ ranking }) => ranking <= cutOff.qualifyingRank);
}

/** The places that teams within the cut-off gave up, and those that ties left over, or took too many. */
function roomBeside<Team extends PlannedTeam>(within: ReadonlySet<Team>, cutOff: CutOff): number {
  const givenUp = [...within].filter(({ place }) => place !== null && isGivenUp(place)).length;
  return givenUp + (cutOff.kind === "places" ? cutOff.places - within.size : 0);
}

/** Whole ranks, as long as there is room. */
function taken<Team>(ranks: readonly (readonly Team[])[], room: number, ties: CutOff["ties"]): Team[] {
  const all: Team[] = [];
  for (const teams of ranks) {
    const remaining = room - all.length;
    if (remaining <= 0 || (ties === "none" && teams.length > remaining)) break;
    all.push(...teams);
  }
  return all;
}

/** The ranked teams, those of a rank together, the best rank first. */
function groups<Team extends WithRank>(teams: readonly Team[]): Ranked<Team>[][] {
  const byRank = new Map<number, Ranked<Team>[]>();
  for (const team of ranked(teams)) {
    const some = byRank.get(team.ranking);
    if (some) some.push(team);
    else byRank.set(team.ranking, [team]);
  }
  return [...byRank].sort(([a], [b]) => a - b).map(([, some]) => some);
}

function ranked<Team extends WithRank>(teams: readonly Team[]): Ranked<Team>[] {
  return teams.filter((team): team is Ranked<Team> => team.ranking !== null);
}

function isHolding({ place }: PlannedTeam): boolean {
  return place !== null && isHeld(place);
}

function isWithoutPlace({ place }: PlannedTeam): boolean {
  return place === null || place === "withdrawn";
}
