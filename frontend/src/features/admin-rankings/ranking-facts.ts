import { feeIsDue } from "@contract/modules/teams/contract/team-gaps";
import { qualifies } from "@contract/modules/events/contract/fee-rule";
import type { RankingBoardQuery, RankingTeamFieldsFragment } from "../../graphql/features/admin-rankings";
import { LIMITS } from "@contract/kernel/contract/limits";
import { readFigure } from "@contract/kernel/contract/read-figure";
import { t } from "@contract/kernel/contract/t";

export type Board = RankingBoardQuery["rankingBoard"];
export type Team = RankingTeamFieldsFragment;

export interface RankingRow extends Team {
  /** The rank in the draft, including a typed rank that is not saved yet. */
  readonly typed: number | null;
  /** The rank by which the draft's column is sorted. It does not change while an admin types ranks. */
  readonly order: number | null;
}

/** A team whose rank changes. */
export interface Change {
  readonly teamId: string;
  readonly teamName: string;
  readonly previous: number | null;
  readonly rank: number | null;
}

/**
 * Returns the changes that publishing the draft would make, best new rank first. Teams that lose their rank come last.
 */
export function draftChanges(teams: readonly Team[]): readonly Change[] {
  return teams
    .filter(({ ranking, draft }) => ranking !== draft)
    .map(({ id, name, ranking, draft }) => ({ teamId: id, teamName: name, previous: ranking, rank: draft }))
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.teamName.localeCompare(b.teamName));
}

/** Returns the ranks that several teams would have after publishing the draft, best first. */
export function sharedRanks(teams: readonly Team[]): readonly number[] {
  const ranks = teams.flatMap(({ draft }) => draft ?? []);
  const shared = ranks.filter((rank, at) => ranks.indexOf(rank) < at);
  return [...new Set(shared)].sort((a, b) => a - b);
}

function countChanges(changes: readonly Change[]) {
  const added = changes.filter(({ previous }) => previous === null).length;
  const cleared = changes.filter(({ rank }) => rank === null).length;
  return { added, cleared, moved: changes.length - added - cleared };
}

/** Returns a sentence such as "12 teams change: 3 new, 7 moved, 2 without a rank." */
export function changesText(changes: readonly Change[]): string {
  const { added, moved, cleared } = countChanges(changes);
  const parts = [
    ...(added > 0 ? [t("{added} new", { added })] : []),
    ...(moved > 0 ? [t("{moved} moved", { moved })] : []),
    ...(cleared > 0 ? [t("{cleared} without a rank", { cleared })] : []),
  ];
  return t("{n, plural, one {# team changes} other {# teams change}}: {parts}.", {
    n: changes.length,
    parts: parts.join(", "),
  });
}

/** Returns the qualifying ranks as text, such as "rank 1 to 30". */
export function placesText(qualifyingRank: number): string {
  return qualifyingRank === 1 ? t("rank 1") : t("rank 1 to {qualifyingRank}", { qualifyingRank });
}

/** Returns whether a team has neither an accepted nor a pending payment. */
export function isOwing({ paymentStatus }: Pick<Team, "paymentStatus">): boolean {
  return paymentStatus !== "accepted" && paymentStatus !== "pending";
}

/**
 * Returns how many teams of the published ranking qualify for the round with the fee, and how many of these owe the
 * fee. The treasurer's figures are counted in the same way.
 */
export function goingOn({ teams, event }: Pick<Board, "teams" | "event">) {
  const qualified = teams.filter((team) => team.qualified);
  return { count: qualified.length, owing: qualified.filter((team) => feeIsDue(team, event)).length };
}

/**
 * Returns the teams that would qualify by their rank after publishing the draft, the teams that would newly qualify,
 * and the teams that would no longer qualify.
 */
export function qualification({ teams, event }: Pick<Board, "teams" | "event">) {
  const before = teams.filter(({ ranking }) => qualifies(ranking, event));
  const after = teams.filter(({ draft }) => qualifies(draft, event));
  return {
    after,
    enter: after.filter((team) => !before.includes(team)),
    leave: before.filter((team) => !after.includes(team)),
  };
}

/** Returns a sentence about the mails that a change of qualification causes, for an event that offers no places. */
export function rankMailsText({ event, isOver }: Board, changes: readonly Change[]): string {
  if (isOver) return t("The event is over, so no e-mails will be sent.");
  const crossing = changes.filter(
    ({ previous, rank }) => qualifies(previous, event) !== qualifies(rank, event),
  );
  return mailsText(crossing.length);
}

export function mailsText(teams: number): string {
  if (teams === 0) return t("No e-mails will be sent.");
  return t(
    "{teams, plural, one {1 team gets} other {# teams get}} an e-mail about the changed qualification.",
    { teams },
  );
}

/** Returns a sentence about the fee that a number of teams will owe. */
export function feeDueText(teams: number, fee: string): string {
  if (teams === 1) return t("The fee of {fee} becomes due.", { fee });
  return t("The fee of {fee} becomes due for each team.", { fee });
}

/**
 * Parses a rank that an admin entered. Returns null for an empty text or a dash, and undefined for any other text
 * that is not a rank.
 */
export function readRankText(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === "" || plain === "-" || plain === "—") return null;
  const figure = readFigure(plain);
  const rank = figure?.decimals === "" ? Number(figure.whole) : 0;
  return rank >= 1 && rank <= LIMITS.rankingMax ? rank : undefined;
}

/** Returns a rank as text, or a dash for null. */
export function rankText(rank: number | null): string {
  return rank === null ? "—" : String(rank);
}
