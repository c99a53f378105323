import type { EventState, RegistrationWindow } from "../../events/contract/event-state.js";
import type { EventRef } from "../../events/contract/event-ref.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import type { OfferedPlace } from "../contract/place-state.js";

/** A team's event, with data that the rules need but screens do not show. */
export interface TeamEvent extends EventRef, RegistrationWindow {
  readonly state: EventState;
}

/** A person in a team, as read from the database. `userId` is null for a record without an account. */
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
  /** True if the account's owner has agreed to be in the team. False for a record without an account. */
  readonly confirmed: boolean;
  /** True if the account's owner has proved the handle. */
  readonly handleVerified: boolean;
  /** True if another person in the event holds the handle. */
  readonly handleTaken: boolean;
}

/**
 * A whole team, with nothing hidden yet. A reader may get a team only through `showTeam`. A record has the same shape
 * as GraphQL's `TeamView`, so that lists need no conversion.
 */
export interface TeamRecord {
  readonly id: string;
  readonly name: string;
  readonly reference: string | null;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  readonly rosterLocked: boolean;
  /**
   * True if the team qualifies for the round that requires the fee: by its place if the event has offered places,
   * otherwise by its rank.
   */
  readonly qualified: boolean;
  /** The team's place in the round that requires the fee. Null if the team never had an offer. */
  readonly place: OfferedPlace | null;
  /** The organisers' note. Null if there is none, or for readers who may not see it (`showTeam`). */
  readonly note: string | null;
  readonly event: TeamEvent;
  readonly leader: PersonRecord;
  /** The added people, without the leader, in the order in which they joined. */
  readonly members: PersonRecord[];
}

export interface NewMember extends Omit<PersonRecord, "handleVerified" | "handleTaken"> {
  readonly teamId: string;
  readonly eventId: string;
  readonly identityKey: string | null;
}

export interface NewTeam {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly leaderId: string;
  readonly reference: string;
}

/** Returns the ids of a team and its leader, in the form that TeamRepository's methods take. */
export function ledTeam(team: TeamRecord): { readonly id: string; readonly leaderId: string } {
  return { id: team.id, leaderId: team.leader.userId ?? "" };
}

/** Returns the person's account id if its owner has agreed to be in the team, otherwise null. */
export function ownerOf({ userId, confirmed }: Pick<PersonRecord, "userId" | "confirmed">): string | null {
  return confirmed ? userId : null;
}

/** Returns all people in a team, leader first. */
export function peopleOf(team: TeamRecord): PersonRecord[] {
  return [team.leader, ...team.members];
}
