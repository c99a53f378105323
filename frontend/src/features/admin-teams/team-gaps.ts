import { formatPaise } from "@contract/kernel/contract/rupees";
import { t } from "@contract/kernel/contract/t";
import { lacksHandle, type TeamGap, teamGaps } from "@contract/modules/teams/contract/team-gaps";
import type { AdminTeamFieldsFragment } from "../../graphql/features/admin-teams";

export type AdminTeam = AdminTeamFieldsFragment;

/** Something that a team may lack, spelled in lower case as in the page's address. */
export type Gap = Lowercase<TeamGap>;
export const GAPS: readonly { readonly value: Gap; readonly label: string }[] = [
  { value: "members", label: "Members" },
  { value: "handles", label: "Handles" },
  { value: "payment", label: "Payment" },
];

export const peopleOf = ({ leader, members }: AdminTeam) => [leader, ...members];

export function gapsOf(team: AdminTeam): readonly Gap[] {
  const people = peopleOf(team);
  const withoutHandle = people.filter(lacksHandle).length;
  const gaps = teamGaps({ ...team, people: people.length, withoutHandle }, team.event);
  return gaps.map((gap) => gap.toLowerCase() as Gap);
}

/**
 * Returns a text that names what a team lacks, or "Complete". The fee is named with its amount, and only if the team
 * owes it.
 */
export function missingText(team: AdminTeam): string {
  const gaps = gapsOf(team);
  if (gaps.length === 0) return t("Complete");
  const words: Readonly<Record<Gap, string>> = {
    members: t("members"),
    handles: t("handles"),
    payment: t("the fee of {fee}", { fee: formatPaise(team.event.fee) }),
  };
  return t("Missing: {what}", { what: gaps.map((gap) => words[gap]).join(", ") });
}
