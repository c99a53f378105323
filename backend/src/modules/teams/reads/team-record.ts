import type { EventState, RegistrationWindow } from "../../events/contract/event-state.js";
import type { EventRef } from "../../events/contract/event-ref.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import type { OfferedPlace } from "../contract/place-state.js";

/** A team's event, with data that the rules need but screens do not show. */
export interface TeamEvent extends EventRef, RegistrationWindow {
  readonly state: EventState;
}

/** A person of a team as read; `userId` is null for a record without an account. */
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
  /** True when the owner of the account agreed to be in the team; false for a record without an account. */
  readonly confirmed: boolean;
  /** True when the owner of the account proved the handle. */
  readonly handleVerified: boolean;
  /** True when another person of the event holds the handle. */
  readonly handleTaken: boolean;
}

/**
 * A whole team as read. Nothing is hidden yet, so it leaves the module only through `showTeam`. It has the shape of
 * GraphQL's `TeamView`, so that a list needs no second pass.
 */
export interface TeamRecord {
  readonly id: string;
  readonly name: string;
  readonly reference: string | null;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  readonly rosterLocked: boolean;
  /**
   * True when the team advances to the round with the fee: by its place if its event has offered places, else by its
   * rank.
   */
  readonly qualified: boolean;
  /** The state of the team's place in that round; null without an offer. */
  readonly place: OfferedPlace | null;
  /** The organisers' note; null for other readers. */
  readonly note: string | null;
  readonly event: TeamEvent;
  readonly leader: PersonRecord;
  /** The members without the leader, in the order in which they joined. */
  readonly members: PersonRecord[];
}

/** The row to insert for a person. */
export interface NewMember extends Omit<PersonRecord, "handleVerified" | "handleTaken"> {
  readonly teamId: string;
  readonly eventId: string;
  readonly identityKey: string | null;
}

/** The row to insert for a team. */
export interface NewTeam {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly leaderId: string;
  readonly reference: string;
}

/** Returns the ids of a team and its leader, for the statements of team.repository.ts. */
export function ledTeam(team: TeamRecord): { readonly id: string; readonly leaderId: string } {
  return { id: team.id, leaderId: team.leader.userId ?? "" };
}

/** Returns the account whose owner agreed to be this person of the team; null without one. */
export function ownerOf({ userId, confirmed }: Pick<PersonRecord, "userId" | "confirmed">): string | null {
  return confirmed ? userId : null;
}

/** Returns everyone in a team, the leader first. */
export function peopleOf(team: TeamRecord): PersonRecord[] {
  return [team.leader, ...team.members];
}
