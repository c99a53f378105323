import type { EventState, RegistrationWindow } from "../../events/contract/event-state.js";
import type { EventRef } from "../../events/contract/event-ref.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import type { OfferedPlace } from "../contract/place-state.js";

/** A team's event with the data that the rules need in addition to what is shown. */
export interface TeamEvent extends EventRef, RegistrationWindow {
  readonly state: EventState;
}

/** A person of a team as they were read; `userId` is null for a record without an account. */
export interface PersonRecord {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly college: string | null;
  readonly universityRollNo: string | null;
  readonly codeforcesHandle: string | null;
  readonly isLeader: boolean;
  /** The owner of the account agreed to be in the team; false for a record without an account. */
  readonly confirmed: boolean;
  /** The owner of the account proved the handle. */
  readonly handleVerified: boolean;
  /** Whether another person of the event holds the handle. */
  readonly handleTaken: boolean;
}

/**
 * A team as it was read, whole: nothing is hidden yet, so it leaves the module only through `showTeam`. It has the
 * shape that GraphQL answers (`TeamView`), so that a list needs no second pass.
 */
export interface TeamRecord {
  readonly id: string;
  readonly name: string;
  readonly reference: string | null;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  readonly rosterLocked: boolean;
  /** It goes on to the round that costs the fee: by its place where its event has offered places, else by its rank. */
  readonly qualified: boolean;
  /** The current state of its place in that round; null where none was offered to it. */
  readonly place: OfferedPlace | null;
  /** What organisers wrote about it; null for everybody else. */
  readonly note: string | null;
  readonly event: TeamEvent;
  readonly leader: PersonRecord;
  /** The added people, in the order in which they came; without the leader. */
  readonly members: PersonRecord[];
}

/** A person as the row that is written. */
export interface NewMember extends Omit<PersonRecord, "handleVerified" | "handleTaken"> {
  readonly teamId: string;
  readonly eventId: string;
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

/** The account whose owner agreed to be this person of the team. */
export function ownerOf({ userId, confirmed }: Pick<PersonRecord, "userId" | "confirmed">): string | null {
  return confirmed ? userId : null;
}

/** Everyone in a team, the leader first. */
export function peopleOf(team: TeamRecord): PersonRecord[] {
  return [team.leader, ...team.members];
}
