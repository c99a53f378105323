import type { AnyErrorCode } from "../../kernel/contract/all-errors.js";

/*
 * Codes that the services behind several routes refuse with. What a row itself says of its refusals (that it is guarded,
 * has a body, …) is derived from it, in rest/openapi/refusals.ts.
 */

/** Of whatever changes a team that exists (TeamChanges). */
export const TEAM_CHANGE = [
  "TEAM_NOT_FOUND",
  "FORBIDDEN",
  "REGISTRATION_CLOSED",
  "CONFLICT",
] as const satisfies readonly AnyErrorCode[];

/** When creating a team. NOT_FOUND: the account was deleted at that moment, or no account has the leader's id. */
export const NEW_TEAM = [
  "NOT_FOUND",
  "NO_CURRENT_EVENT",
  "REGISTRATION_CLOSED",
  "TEAM_NAME_TAKEN",
  "ALREADY_IN_TEAM",
  "IDENTITY_TAKEN",
  "HANDLE_UNKNOWN",
  "HANDLE_TAKEN",
  "CONFLICT",
] as const satisfies readonly AnyErrorCode[];

/** When adding a person to a team, in addition to those of a change. */
export const NEW_MEMBER = [
  "NOT_LEADER",
  "ACCOUNT_NOT_FOUND",
  "ROSTER_LOCKED",
  "TEAM_FULL",
  "PERSON_IS_YOU",
  "PERSON_IN_YOUR_TEAM",
  "PERSON_IN_TEAM",
  "RATE_LIMITED",
] as const satisfies readonly AnyErrorCode[];

/** When joining a team of one's own accord. NOT_FOUND: the account was deleted at that moment. */
export const JOIN = [
  "TEAM_NOT_FOUND",
  "REGISTRATION_CLOSED",
  "TEAM_IS_FULL",
  "JOINING_LOCKED",
  "ALREADY_IN_TEAM",
  "EMAIL_IN_TEAM",
  "IDENTITY_TAKEN",
  "CONFLICT",
  "NOT_FOUND",
] as const satisfies readonly AnyErrorCode[];

/** When filling in a person's record, in addition to those of a change. */
export const MEMBER_FIELDS = [
  "MEMBER_NOT_FOUND",
  "NOT_LEADER",
  "NOT_YOUR_HANDLE",
  "HANDLE_TAKEN",
  "ACCOUNT_NOT_FOUND",
  "ROSTER_LOCKED",
  "PERSON_IS_YOU",
  "PERSON_IN_YOUR_TEAM",
  "PERSON_IN_TEAM",
  "RATE_LIMITED",
] as const satisfies readonly AnyErrorCode[];

/** When correcting or withdrawing a report of a payment. */
export const CHANGED_REPORT = [
  "TEAM_NOT_FOUND",
  "NOT_LEADER",
  "EVENT_PAST",
  "PAYMENT_NOT_REPORTED",
  "PAYMENT_NOT_PENDING",
  "RATE_LIMITED",
] as const satisfies readonly AnyErrorCode[];

/** Of a Superadmin's change to an account. */
export const USER_CHANGE = [
  "CONFIRMATION_NEEDED",
  "USER_NOT_FOUND",
  "CONFLICT",
] as const satisfies readonly AnyErrorCode[];

/** Of an account's new e-mail or identity. */
export const NEW_DATA = [
  "EMAIL_TAKEN",
  "EMAIL_IN_TEAM",
  "IDENTITY_TAKEN",
] as const satisfies readonly AnyErrorCode[];

/** Of moving a person to another team (TeamAssignmentService). */
export const ASSIGNMENT = [
  "TEAM_NOT_FOUND",
  "ACCOUNT_NOT_FOUND",
  "LEADER_MUST_STAY",
  "ROSTER_LOCKED",
  "TEAM_FULL",
  "PERSON_IN_TEAM",
] as const satisfies readonly AnyErrorCode[];
