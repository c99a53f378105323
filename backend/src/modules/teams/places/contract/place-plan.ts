import type { PaymentStatus } from "../../contract/payment-status.js";
import { rosterLocked } from "../../contract/team.policy.js";
import { isGivenUp, isHeld, type PlaceState } from "../../contract/place-state.js";

/** Which teams advance: the teams up to a rank, or a number of teams. */
export interface CutOff {
  readonly kind: "rank" | "places";
  /** The last rank that advances, for the kind "rank". */
  readonly qualifyingRank: number;
  /** The number of teams that advance, for the kind "places". */
  readonly places: number;
  /** The rule for tied teams that do not all fit, for the kind "places": all of them advance, or none. */
  readonly ties: "all" | "none";
}

/** The data that a plan of places needs about a team. To plan a publication, `ranking` is the new ranking. */
export interface PlannedTeam {
  readonly id: string;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  /** The state of the team's place. Null if the team never had one. */
  readonly place: PlaceState | null;
}

type WithRank = Pick<PlannedTeam, "ranking">;
type Ranked<Team extends WithRank> = Team & { readonly ranking: number };

/** The effect of a ranking on places. */
export interface PlacePlan<Team extends PlannedTeam> {
  /** Teams that get an offer. A team that has paid accepts immediately. */
  readonly offers: readonly Team[];
  readonly withdrawals: readonly Team[];
  /** Teams that keep an accepted place although they are no longer within the cut-off. */
  readonly kept: readonly Team[];
}

/**
 * Returns the effect that publishing a ranking has on places. Does not include the teams that move up (`planMoves`).
 */
export function planOffers<Team extends PlannedTeam>(
  teams: readonly Team[],
  cutOff: CutOff,
): PlacePlan<Team> {
  const within = new Set(withinCutOff(teams, cutOff));
  const outside = teams.filter((team) => !within.has(team) && isHolding(team));
  // Teams outside the cut-off, such as teams that moved up, keep their places while there is room. Accepted places come
  // before offered places, and then the better rank comes first.
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

/** Returns the teams that move up into free places. */
export function planMoves<Team extends PlannedTeam>(teams: readonly Team[], cutOff: CutOff): Team[] {
  const within = new Set(withinCutOff(teams, cutOff));
  const next = groups(teams.filter((team) => !within.has(team) && isWithoutPlace(team)));
  return taken(next, openPlaces(teams, cutOff), cutOff.ties);
}

/**
 * Returns the number of free places into which teams can move up. Negative if more teams hold a place than the cut-off
 * allows.
 */
export function openPlaces(teams: readonly PlannedTeam[], cutOff: CutOff): number {
  const within = new Set(withinCutOff(teams, cutOff));
  const outside = teams.filter((team) => !within.has(team) && isHolding(team));
  return roomBeside(within, cutOff) - outside.length;
}

/** Returns the next team, or the tied next teams, to move up when a place becomes free. */
export function nextInLine<Team extends PlannedTeam>(
  teams: readonly Team[],
  cutOff: CutOff,
): readonly Team[] {
  const within = new Set(withinCutOff(teams, cutOff));
  return groups(teams.filter((team) => !within.has(team) && isWithoutPlace(team)))[0] ?? [];
}

/**
 * Returns the worst of the given ranks that is within the cut-off, or null. For the kind "rank", returns the qualifying
 * rank.
 */
export function lastRankWithin(ranks: readonly number[], cutOff: CutOff): number | null {
  if (cutOff.kind === "rank") return cutOff.qualifyingRank;
  const teams = ranks.map((ranking) => ({ ranking }));
  return withinCutOff(teams, cutOff).at(-1)?.ranking ?? null;
}

/**
 * Returns whether a team's payment is reported or accepted. Such a team accepts an offered place immediately.
 */
export function hasPaid({ paymentStatus }: Pick<PlannedTeam, "paymentStatus">): boolean {
  return rosterLocked(paymentStatus);
}

/** Returns the teams within the cut-off, best first. */
function withinCutOff<Team extends WithRank>(teams: readonly Team[], cutOff: CutOff): Team[] {
  if (cutOff.kind === "places") return taken(groups(teams), cutOff.places, cutOff.ties);
  return groups(teams)
    .flat()
    .filter(({ ranking }) => ranking <= cutOff.qualifyingRank);
}

/**
 * Returns the number of places for teams outside the cut-off. These are the places that teams within the cut-off gave
 * up, plus the places that are left, for example because tied teams do not all fit. If tied teams take more places than
 * there are, the excess is subtracted.
 */
function roomBeside<Team extends PlannedTeam>(within: ReadonlySet<Team>, cutOff: CutOff): number {
  const givenUp = [...within].filter(({ place }) => place !== null && isGivenUp(place)).length;
  return givenUp + (cutOff.kind === "places" ? cutOff.places - within.size : 0);
}

/** Returns the best teams while there is room. Tied teams that do not all fit are all taken or all left out. */
function taken<Team>(ranks: readonly (readonly Team[])[], room: number, ties: CutOff["ties"]): Team[] {
  const all: Team[] = [];
  for (const teams of ranks) {
    const remaining = room - all.length;
    if (remaining <= 0 || (ties === "none" && teams.length > remaining)) break;
    all.push(...teams);
  }
  return all;
}

/** Returns the ranked teams grouped by rank, best rank first. */
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
