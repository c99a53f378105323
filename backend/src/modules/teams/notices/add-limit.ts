import type { LimitRule } from "../../../kernel/limits/rate-limiter.js";

/**
 * People one person may add an hour, by e-mail or as a record. Each is mailed and tells whether an address has an
 * account (ADR 35); a leader has two places to fill.
 */
export const ADDED_PER_HOUR: LimitRule = { name: "add-member", points: 30, duration: 3600 };

/**
 * Accounts that one person may add a day: each shows the leader the name behind an address (ADR 35). Two places to fill, and
 * some changes of mind.
 */
export const ADDED_ACCOUNTS_PER_DAY: LimitRule = { name: "added-accounts", points: 10, duration: 24 * 3600 };

/**
 * Addresses without an account, or invited ones, that one leader may have mailed an hour: two places, each mistyped
 * twice.
 */
export const STRANGERS_PER_LEADER: LimitRule = { name: "added-externalMails", points: 6, duration: 3600 };

/** Mails about being added or invited that an address gets an hour, from all leaders together. */
export const ADDED_MAILS: LimitRule = { name: "added-mails", points: 3, duration: 3600 };
