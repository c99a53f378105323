import type { TeamMember } from "../team-member.entity.js";

/** A person of a team as its notifications need them. */
export type NotifiedPerson = Pick<
  TeamMember,
  "id" | "teamId" | "userId" | "name" | "isLeader" | "confirmedAt" | "handleKey"
>;

/** Where notifications find the people of teams. */
export interface NotifiedPeople {
  /** Returns the people of these teams, in the order in which they were added. */
  notifiedOf(teamIds: readonly string[]): Promise<NotifiedPerson[]>;
}
