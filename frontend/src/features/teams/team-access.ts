import {
  isUnconfirmed,
  mayAddMember,
  mayDelete,
  mayEditHandle,
  mayLeave,
  mayRemoveMember,
  mayTransfer,
  type Actor,
} from "@contract/modules/teams/contract/team.policy";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../graphql/features/teams";

/**
 * Returns the user's permitted actions on a team, according to the server's own rules. The result decides only what is
 * shown. The server decides what is allowed.
 */
export function accessTo(team: TeamFieldsFragment, actor: Actor, registrationOpen: boolean) {
  return {
    isSelf: (person: PersonFieldsFragment) => person.userId === actor.userId,
    add: mayAddMember(team, actor, registrationOpen),
    editHandle: (person: PersonFieldsFragment) => mayEditHandle(team, actor, person.id).allowed,
    transferTo: (person: PersonFieldsFragment) =>
      !person.isLeader && mayTransfer(team, actor, person.id).allowed,
    remove: (person: PersonFieldsFragment) => mayRemoveMember(team, actor, person.id).allowed,
    // A person who has not agreed is asked to accept or decline instead.
    leave: mayLeave(team, actor).allowed && !isUnconfirmed(team, actor),
    delete: mayDelete(team, actor).allowed,
  };
}

export type TeamAccess = ReturnType<typeof accessTo>;
