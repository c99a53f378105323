/*
 * Waiting times in milliseconds. They are not in `TIMINGS`: a public page's first visit would load all of those, or the
 * file of the forms with these.
 */

/** The longest wait for an answer, until its last byte. */
export const ANSWER_MS = 15_000;
/** The time after which a form's busy button says that it is still trying. */
export const STILL_TRYING_MS = 5_000;
