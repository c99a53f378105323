import type { LimitRule } from "../../../kernel/limits/rate-limiter.js";

/**
 * People one person may add an hour, by e-mail or as a record. Each is mailed and tells whether an address has an
 * account (ADR 13); a leader has two places to fill.
 */
export const ADDED_PER_HOUR: LimitRule = { name: "add-member", points: 30, duration: 3600 };

/**
 * Addresses without an account, or invited ones, that one leader may have mailed an hour: two places, each mistyped
 * twice.
 */
export const STRANGERS_PER_LEADER: LimitRule = { name: "added-externalMails", points: 6, duration: 3600 };

/** Mails about being added or invited that an address gets an hour, whoever adds it and however often. */
export const ADDED_MAILS: LimitRule = { name: "added-mails", points: 3, duration: 3600 };
