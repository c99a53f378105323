import type { AnyErrorCode } from "../../kernel/contract/all-errors.js";

/*
 * Error codes of services that several routes call. rest/openapi/refusals.ts adds the error codes that follow from a
 * route's row (a permission, a body, …).
 */

/** Error codes of every change to an existing team (TeamChanges). */
export const TEAM_CHANGE = [
  "TEAM_NOT_FOUND",
  "FORBIDDEN",
  "REGISTRATION_CLOSED",
  "CONFLICT",
] as const satisfies readonly AnyErrorCode[];

/**
 * Error codes of creating a team. NOT_FOUND means that no account has the leader's id, for example because the account
 * was deleted concurrently.
 */
export const NEW_TEAM = [
  "NOT_FOUND",
  "NO_CURRENT_EVENT",
  "EVENT_NOT_CURRENT",
  "REGISTRATION_CLOSED",
  "TEAM_NAME_TAKEN",
  "ALREADY_IN_TEAM",
  "IDENTITY_TAKEN",
  "HANDLE_UNKNOWN",
  "HANDLE_TAKEN",
  "CONFLICT",
] as const satisfies readonly AnyErrorCode[];

/** Error codes of adding a person to a team, in addition to `TEAM_CHANGE`. */
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

/** Error codes of joining a team oneself. NOT_FOUND means that the account was deleted concurrently. */
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

/** Error codes of filling in a person's record, in addition to `TEAM_CHANGE`. */
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

/** Error codes of correcting or withdrawing a payment's report. */
export const CHANGED_REPORT = [
  "TEAM_NOT_FOUND",
  "NOT_LEADER",
  "EVENT_PAST",
  "PAYMENT_NOT_REPORTED",
  "PAYMENT_NOT_PENDING",
  "RATE_LIMITED",
] as const satisfies readonly AnyErrorCode[];

/** Error codes of a Superadmin's change to an account. */
export const USER_CHANGE = [
  "CONFIRMATION_NEEDED",
  "USER_NOT_FOUND",
  "CONFLICT",
] as const satisfies readonly AnyErrorCode[];

/** Error codes of a change to an account's e-mail or identity. */
export const NEW_DATA = [
  "EMAIL_TAKEN",
  "EMAIL_IN_TEAM",
  "IDENTITY_TAKEN",
] as const satisfies readonly AnyErrorCode[];

/** Error codes of moving a person to another team (TeamAssignmentService). */
export const ASSIGNMENT = [
  "TEAM_NOT_FOUND",
  "ACCOUNT_NOT_FOUND",
  "LEADER_MUST_STAY",
  "ROSTER_LOCKED",
  "TEAM_FULL",
  "PERSON_IN_TEAM",
] as const satisfies readonly AnyErrorCode[];
