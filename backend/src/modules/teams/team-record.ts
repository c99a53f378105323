import type { EventState, RegistrationWindow } from "../events/contract/event-state.js";
import type { EventRef } from "../events/contract/event-ref.js";
import type { TeamMemberView, TeamView } from "./team.types.js";

/** A team's event with what the rules need beside what is shown. */
export interface TeamEvent extends EventRef, RegistrationWindow {
  readonly state: EventState;
}

/**
 * A team as it was read, whole: nothing is hidden yet, so it leaves the module only through `showTeam`. It has the
 * shape that GraphQL answers, so that a list needs no second pass.
 */
export interface TeamRecord extends TeamView {
  event: TeamEvent;
}

/** A person as the row that is written. */
export interface NewMember extends Omit<TeamMemberView, "isLeader"> {
  readonly teamId: string;
  readonly eventId: string;
  readonly isLeader: boolean;
  readonly college: string | null;
  readonly identityKey: string | null;
}

/** A team as the row that is written. */
export interface NewTeam {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly leaderId: string;
  readonly reference: string;
}

/** A team under its leader, as the statements of team.repository.ts want it. */
export function ledTeam(team: TeamRecord): { readonly id: string; readonly leaderId: string } {
  return { id: team.id, leaderId: team.leader.userId ?? "" };
}

/** Everyone in a team, the leader first. */
export function peopleOf(team: TeamRecord): TeamMemberView[] {
  return [team.leader, ...team.members];
}
