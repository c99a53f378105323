/**
 * A decision can be reverted without a reason for this many milliseconds. Such an early revert corrects a mistake, and
 * usually no mail about the decision has been sent yet.
 */
export const REASON_AFTER_MS = 120_000;
