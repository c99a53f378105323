import {
  isUnconfirmed,
  mayAddMember,
  mayDelete,
  mayEditHandle,
  mayLeave,
  mayRemoveMember,
  mayTransfer,
  type Actor,
  type Verdict,
} from "@contract/modules/teams/contract/team.policy";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../graphql/generated";

/** What one person may do with a team, by the rules the server itself goes by. */
export interface TeamAccess {
  readonly isSelf: (person: PersonFieldsFragment) => boolean;
  readonly add: Verdict;
  readonly editHandle: (person: PersonFieldsFragment) => boolean;
  readonly transferTo: (person: PersonFieldsFragment) => boolean;
  readonly remove: (person: PersonFieldsFragment) => boolean;
  readonly leave: boolean;
  readonly delete: boolean;
}

/** Decides what is shown; the server decides what is done. */
export function accessTo(team: TeamFieldsFragment, actor: Actor, registrationOpen: boolean): TeamAccess {
  return {
    isSelf: (person) => person.userId === actor.userId,
    add: mayAddMember(team, actor, registrationOpen),
    editHandle: (person) => mayEditHandle(team, actor, person.id).allowed,
    transferTo: (person) => !person.isLeader && mayTransfer(team, actor, person.id).allowed,
    remove: (person) => mayRemoveMember(team, actor, person.id).allowed,
    // Who has not said yes is asked whether to accept or decline instead.
    leave: mayLeave(team, actor).allowed && !isUnconfirmed(team, actor),
    delete: mayDelete(team, actor).allowed,
  };
}
