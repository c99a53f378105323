import { LIMITS } from "@contract/kernel/contract/limits";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../graphql/generated";

/** What the person looking at a team may do with it. Decides what is shown; the server decides what is done. */
export interface TeamAccess {
  readonly leads: boolean;
  readonly locked: boolean;
  /** Places taken by added members, the leader not counted, have reached the limit. */
  readonly full: boolean;
  readonly isSelf: (person: PersonFieldsFragment) => boolean;
  /** The leader everyone's, a member only their own (specification section 6). */
  readonly mayEditHandle: (person: PersonFieldsFragment) => boolean;
}

/** Access of one account to its team. */
export function accessTo(team: TeamFieldsFragment, userId: string | undefined): TeamAccess {
  const isSelf = (person: PersonFieldsFragment) => person.userId !== null && person.userId === userId;
  const leads = isSelf(team.leader);
  return {
    leads,
    locked: team.rosterLocked,
    full: team.members.length >= LIMITS.addedMembers,
    isSelf,
    mayEditHandle: (person) => leads || isSelf(person),
  };
}
