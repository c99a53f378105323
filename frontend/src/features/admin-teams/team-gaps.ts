import { qualifies } from "@contract/modules/events/contract/fee-rule";
import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import type { DeskTeamFieldsFragment } from "../../graphql/generated";

export type DeskTeam = DeskTeamFieldsFragment;

/** What a team may still lack, with the word for it. */
export const GAPS = [
  { value: "members", label: "Members" },
  { value: "handles", label: "Handles" },
  { value: "payment", label: "Payment" },
] as const;
export type Gap = (typeof GAPS)[number]["value"];

/** The leader and the added people. */
export const peopleOf = ({ leader, members }: DeskTeam) => [leader, ...members];

/** What a team still lacks: the same rules as the server's filter (backend/src/modules/teams/team-filters.ts). */
export function gapsOf(team: DeskTeam): readonly Gap[] {
  const people = peopleOf(team);
  const { event, paymentStatus, ranking } = team;
  const isDue = event.fee > 0 && qualifies(ranking, event) && !rosterLocked(paymentStatus);
  return [
    ...(people.length < event.maxTeamSize ? (["members"] as const) : []),
    ...(people.some(({ codeforcesHandle }) => codeforcesHandle === null) ? (["handles"] as const) : []),
    ...(isDue ? (["payment"] as const) : []),
  ];
}
