import type { ErrorCode } from "../../../kernel/contract/catalogue.js";
import { isRegistrationOpen, type RegistrationWindow } from "../../events/contract/event-state.js";
import type { PaymentStatus } from "./payment-status.js";

/**
 * Who may do what with a team. Pure: services enforce these rules, components use them to show, hide or explain a
 * button. Nothing here decides a race; that is the database's part (team.repository.ts).
 */

/** The answer to "may I?"; a refusal carries the code whose text says why and what to do instead. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly code: ErrorCode };

/** Who asks. */
export interface Actor {
  readonly userId: string;
  readonly isSuperadmin: boolean;
}

/** A person of a team, as far as the rules go; `userId` is null for a record without an account. */
interface PolicyPerson {
  readonly id: string;
  readonly userId?: string | null;
  /** They agreed to be in the team. */
  readonly confirmed: boolean;
}

/** A team, as far as the rules go. `members` are the added people, without the leader. */
export interface PolicyTeam {
  readonly paymentStatus: PaymentStatus;
  readonly leader: PolicyPerson;
  readonly members: readonly PolicyPerson[];
  readonly event: { readonly maxTeamSize: number };
}

const ALLOWED: Verdict = { allowed: true };

/** True while a reported or accepted payment keeps the people of a team as they are; handles stay editable. */
export function rosterLocked(status: PaymentStatus): boolean {
  return status === "pending" || status === "accepted";
}

export function isLeader(team: PolicyTeam, actor: Actor): boolean {
  return team.leader.userId === actor.userId;
}

/** True for the leader and the added people of a team. */
export function isInTeam(team: PolicyTeam, actor: Actor): boolean {
  return isLeader(team, actor) || team.members.some((member) => member.userId === actor.userId);
}

/** Whether the actor was added and has not agreed yet: they count as a place, and are free to leave at any time. */
export function isUnconfirmed(team: PolicyTeam, actor: Actor): boolean {
  return team.members.some((member) => member.userId === actor.userId && !member.confirmed);
}

/** Anyone in the team may agree to be in it, at any time; repeating it changes nothing. */
export function mayAccept(team: PolicyTeam, actor: Actor): Verdict {
  return isInTeam(team, actor) ? ALLOWED : refused("FORBIDDEN");
}

/**
 * The leader (or a Superadmin) adds people while registration is open, the roster is not locked and a place is free.
 * A Superadmin may do so after registration closed, but is bound by lock and limit like everyone.
 */
export function mayAddMember(team: PolicyTeam, actor: Actor, registrationOpen: boolean): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  if (rosterLocked(team.paymentStatus)) return refused("ROSTER_LOCKED");
  if (!registrationOpen && !actor.isSuperadmin) return refused("REGISTRATION_CLOSED");
  return team.members.length + 1 < team.event.maxTeamSize ? ALLOWED : refused("TEAM_FULL");
}

/** The leader (or a Superadmin) sees, makes and ends the link by which people join. */
export function mayInvite(team: PolicyTeam, actor: Actor): Verdict {
  return speaksFor(team, actor) ? ALLOWED : notLeader(team, actor);
}

/** A confirmed person of the team has a calendar for it. */
export function mayReadCalendar(team: PolicyTeam, actor: Actor): Verdict {
  return isInTeam(team, actor) && !isUnconfirmed(team, actor) ? ALLOWED : refused("FORBIDDEN");
}

/** A person with the team's link may join while registration is open, the roster is not locked and a place is free. */
export function mayJoin(team: PolicyTeam, actor: Actor, registrationOpen: boolean): Verdict {
  if (isInTeam(team, actor)) return ALLOWED;
  if (!registrationOpen) return refused("REGISTRATION_CLOSED");
  if (rosterLocked(team.paymentStatus)) return refused("JOINING_LOCKED");
  return team.members.length + 1 < team.event.maxTeamSize ? ALLOWED : refused("TEAM_IS_FULL");
}

/** The leader (or a Superadmin) takes an added person out, also after registration closed, until the roster is locked. */
export function mayRemoveMember(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  if (memberId === team.leader.id) return refused("LEADER_MUST_STAY");
  if (!personOf(team, memberId)) return refused("MEMBER_NOT_FOUND");
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

/** A Superadmin may replace an added person by another, whatever the payment: the number of people stays. */
export function mayReplace(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!actor.isSuperadmin) return refused("FORBIDDEN");
  if (memberId === team.leader.id) return refused("LEADER_MUST_STAY");
  return personOf(team, memberId) ? ALLOWED : refused("MEMBER_NOT_FOUND");
}

/**
 * An added person leaves, also after registration closed, until the roster is locked. A lock holds only those who
 * agreed: anybody can be added by anybody who knows their address.
 */
export function mayLeave(team: PolicyTeam, actor: Actor): Verdict {
  if (isLeader(team, actor)) return refused("LEADER_MUST_STAY");
  if (!isInTeam(team, actor)) return refused("FORBIDDEN");
  if (isUnconfirmed(team, actor)) return ALLOWED;
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

/** The leader (or a Superadmin) edits any handle of the team, a member their own; a locked roster does not matter. */
export function mayEditHandle(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor) && !isInTeam(team, actor)) return refused("FORBIDDEN");
  const person = personOf(team, memberId);
  if (!person) return refused("MEMBER_NOT_FOUND");
  return speaksFor(team, actor) || person.userId === actor.userId ? ALLOWED : refused("NOT_YOUR_HANDLE");
}

/**
 * The leader (or a Superadmin) fills in what is empty of any person of the team, until the roster is locked; a member
 * changes nothing of their own but the handle.
 */
export function mayFillIn(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  if (!personOf(team, memberId)) return refused("MEMBER_NOT_FOUND");
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

/**
 * The leader (or a Superadmin) hands the team to a member with an account who agreed to be in it. Also while the roster is locked: the
 * people stay the same, and someone who leads a paid team has to hand it over before their account can go.
 */
export function mayTransfer(team: PolicyTeam, actor: Actor, memberId: string): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  const person = personOf(team, memberId);
  if (!person) return refused("MEMBER_NOT_FOUND");
  if (!person.userId) return refused("MEMBER_NOT_LINKED");
  return person.confirmed ? ALLOWED : refused("MEMBER_UNCONFIRMED");
}

/** The leader (or a Superadmin) deletes a team that has no pending or accepted payment. */
export function mayDelete(team: PolicyTeam, actor: Actor): Verdict {
  if (!speaksFor(team, actor)) return notLeader(team, actor);
  return rosterLocked(team.paymentStatus) ? refused("ROSTER_LOCKED") : ALLOWED;
}

function speaksFor(team: PolicyTeam, actor: Actor): boolean {
  return actor.isSuperadmin || isLeader(team, actor);
}

/** Refuses a member with the advice to ask the leader, and anyone else without it. */
function notLeader(team: PolicyTeam, actor: Actor): Verdict {
  return refused(isInTeam(team, actor) ? "NOT_LEADER" : "FORBIDDEN");
}

function personOf(team: PolicyTeam, memberId: string): PolicyPerson | undefined {
  return [team.leader, ...team.members].find((person) => person.id === memberId);
}

function refused(code: ErrorCode): Verdict {
  return { allowed: false, code };
}

/** Whether the actor may create a team that this person leads: only a Superadmin names another person. */
export function mayNameLeader(leaderId: string, actor: Actor): Verdict {
  const allowed = leaderId === actor.userId || actor.isSuperadmin;
  return allowed ? { allowed } : { allowed, code: "FORBIDDEN" };
}

/** Whether the actor may create a team for an event now: a Superadmin may after registration closed. */
export function mayCreate(event: RegistrationWindow, actor: Actor, now: Date): Verdict {
  const allowed = actor.isSuperadmin || isRegistrationOpen(event, now);
  return allowed ? { allowed } : { allowed, code: "REGISTRATION_CLOSED" };
}
