import type { ErrorCode } from "../../../kernel/contract/catalogue.js";
import {
  type EventState,
  isRegistrationOpen,
  type RegistrationWindow,
} from "../../events/contract/event-state.js";
import type { PaymentStatus } from "./payment-status.js";

/**
 * The rules for changes to a team, as pure functions. Services enforce them, and components use them to show, hide or
 * explain a button. Only the database can decide races (team.repository.ts).
 */

/** The result of a rule. The text for a refusal's code gives the reason and the next step. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly code: ErrorCode };

export interface Actor {
  readonly userId: string;
  readonly isSuperadmin: boolean;
}

/** The data that the rules need about a person in a team. `userId` is null for a person without an account. */
interface PolicyPerson {
  readonly id: string;
  readonly userId?: string | null;
  /** True if the person has agreed to be in the team. */
  readonly confirmed: boolean;
}

/** The data that the rules need about a team. `members` are the added people, without the leader. */
export interface PolicyTeam {
  readonly paymentStatus: PaymentStatus;
  readonly leader: PolicyPerson;
  readonly members: readonly PolicyPerson[];
  readonly event: { readonly maxTeamSize: number };
}

const ALLOWED: Verdict = { allowed: true };

/** Returns whether a reported or accepted payment locks the team's roster. Handles stay editable. */
export function rosterLocked(status: PaymentStatus): boolean {
  return status === "pending" || status === "accepted";
}

export function isLeader(team: PolicyTeam, actor: Actor): boolean {
  return team.leader.userId === actor.userId;
}

/** Returns whether the actor is the team's leader or one of its added people. */
export function isInTeam(team: PolicyTeam, actor: Actor): boolean {
  return isLeader(team, actor) || team.members.some((member) => member.userId === actor.userId);
}

/**
 * Returns whether the actor was added and has not agreed yet. An unconfirmed person takes a seat but may leave at any
 * time.
 */
export function isUnconfirmed(team: PolicyTeam, actor: Actor): boolean {
  return team.members.some((member) => member.userId === actor.userId && !member.confirmed);
}

/** Allows people in the team to agree to be in it, at any time. Agreeing again changes nothing. */
export function mayAccept(team: PolicyTeam, actor: Actor): Verdict {
  return isInTeam(team, actor) ? ALLOWED : refused("FORBIDDEN");
}

/**
 * Allows the leader (or a Superadmin) to add people while registration is open, the roster is unlocked and a seat is
 * free. A Superadmin may also add people after registration has closed, but not to a locked roster or a full team.
 */
export function mayAddMember(team: PolicyTeam, actor: Actor, registrationOpen: boolean): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  if (rosterLocked(team.paymentStatus)) return refused("ROSTER_LOCKED");
  if (!registrationOpen && !actor.isSuperadmin) return refused("REGISTRATION_CLOSED");
  return team.members.length + 1 < team.event.maxTeamSize ? ALLOWED : refused("TEAM_FULL");
}

/**
 * Returns whether a team can give the seat of a person who left to another person: the event is current, registration
 * is open, and no payment locks the roster.
 */
export function mayFillPlace(
  {
    paymentStatus,
    event,
  }: Pick<PolicyTeam, "paymentStatus"> & {
    readonly event: RegistrationWindow & { readonly state: EventState };
  },
  now: Date,
): boolean {
  return event.state === "current" && isRegistrationOpen(event, now) && !rosterLocked(paymentStatus);
}

/** Allows the leader (or a Superadmin) to see, create and end the team's invitation link. */
export function mayInvite(team: PolicyTeam, actor: Actor): Verdict {
  return speaksFor(team, actor) ? ALLOWED : notLeader(team, actor);
}

/** Allows people who agreed to be in the team to read its calendar. */
export function mayReadCalendar(team: PolicyTeam, actor: Actor): Verdict {
  return isInTeam(team, actor) && !isUnconfirmed(team, actor) ? ALLOWED : refused("FORBIDDEN");
}

/**
 * Allows a person with the team's invitation link to join while registration is open, the roster is unlocked and a seat
 * is free. Always allows people who are already in the team.
 */
export function mayJoin(team: PolicyTeam, actor: Actor, registrationOpen: boolean): Verdict {
  if (isInTeam(team, actor)) return ALLOWED;
  if (!registrationOpen) return refused("REGISTRATION_CLOSED");
  if (rosterLocked(team.paymentStatus)) return refused("JOINING_LOCKED");
  return team.members.length + 1 < team.event.maxTeamSize ? ALLOWED : refused("TEAM_IS_FULL");
}

/**
 * Allows the leader (or a Superadmin) to remove an added person until the roster is locked, even after registration has
 * closed.
 */
export function mayRemoveMember(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  if (memberId === team.leader.id) return refused("LEADER_MUST_STAY");
  if (!personOf(team, memberId)) return refused("MEMBER_NOT_FOUND");
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

/**
 * Allows a Superadmin to replace an added person with another, whatever the payment status. The number of people stays
 * the same.
 */
export function mayReplace(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!actor.isSuperadmin) return refused("FORBIDDEN");
  if (memberId === team.leader.id) return refused("LEADER_MUST_STAY");
  return personOf(team, memberId) ? ALLOWED : refused("MEMBER_NOT_FOUND");
}

/**
 * Allows an added person to leave until the roster is locked, even after registration has closed. People who have not
 * agreed may leave a locked roster too, because any leader who knows an address can add its owner.
 */
export function mayLeave(team: PolicyTeam, actor: Actor): Verdict {
  if (isLeader(team, actor)) return refused("LEADER_MUST_STAY");
  if (!isInTeam(team, actor)) return refused("FORBIDDEN");
  if (isUnconfirmed(team, actor)) return ALLOWED;
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

/**
 * Allows the leader (or a Superadmin) to edit all handles in the team, and members to edit their own, even in a locked
 * roster.
 */
export function mayEditHandle(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor) && !isInTeam(team, actor)) return refused("FORBIDDEN");
  const person = personOf(team, memberId);
  if (!person) return refused("MEMBER_NOT_FOUND");
  return speaksFor(team, actor) || person.userId === actor.userId ? ALLOWED : refused("NOT_YOUR_HANDLE");
}

/**
 * Allows the leader (or a Superadmin) to fill in empty fields of all people in the team, until the roster is locked.
 * Members may change only their own handle (`mayEditHandle`).
 */
export function mayFillIn(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  if (!personOf(team, memberId)) return refused("MEMBER_NOT_FOUND");
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

/**
 * Allows the leader (or a Superadmin) to hand the team to a member with an account who agreed to be in it. Also works
 * in a locked roster, because the people stay the same. The leader of a paid team must hand it over before their
 * account can be deleted.
 */
export function mayTransfer(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  const person = personOf(team, memberId);
  if (!person) return refused("MEMBER_NOT_FOUND");
  if (!person.userId) return refused("MEMBER_NOT_LINKED");
  return person.confirmed ? ALLOWED : refused("MEMBER_UNCONFIRMED");
}

/** Allows the leader (or a Superadmin) to delete a team without a pending or accepted payment. */
export function mayDelete(team: PolicyTeam, actor: Actor): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

function speaksFor(team: PolicyTeam, actor: Actor): boolean {
  return actor.isSuperadmin || isLeader(team, actor);
}

/** Returns a refusal. Its text advises people in the team to ask their leader. */
function notLeader(team: PolicyTeam, actor: Actor): Verdict {
  return refused(isInTeam(team, actor) ? "NOT_LEADER" : "FORBIDDEN");
}

function personOf(team: PolicyTeam, memberId: string): PolicyPerson | undefined {
  return [team.leader, ...team.members].find((person) => person.id === memberId);
}

function refused(code: ErrorCode): Verdict {
  return { allowed: false, code };
}

/** Allows the actor to create a team that `leaderId` leads. Only a Superadmin may name another person. */
export function mayNameLeader(leaderId: string, actor: Actor): Verdict {
  const allowed = leaderId === actor.userId || actor.isSuperadmin;
  return allowed ? { allowed } : { allowed, code: "FORBIDDEN" };
}

/** Allows a Superadmin to create a team at any time, everyone else only while registration is open. */
export function mayCreate(event: RegistrationWindow, actor: Actor, now: Date): Verdict {
  const allowed = actor.isSuperadmin || isRegistrationOpen(event, now);
  return allowed ? { allowed } : { allowed, code: "REGISTRATION_CLOSED" };
}
