/**
 * Milliseconds for which a decision can be reverted without a reason. An early revert corrects a mistake, usually
 * before a mail about the decision is sent.
 */
export const REASON_AFTER_MS = 120_000;
