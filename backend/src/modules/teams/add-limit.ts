import type { LimitRule } from "../../kernel/limits/rate-limiter.js";

/**
 * People one person may add an hour, by e-mail or as a record. Each is mailed, tells whether an address has an account
 * (ADR 13) and shows the leader that account's data; a leader has two places to fill.
 */
export const ADDED_PER_HOUR: LimitRule = { name: "add-member", points: 30, duration: 3600 };
