/*
 * Waiting times in milliseconds, in a separate file so that the first visit to a public page loads neither all of
 * `TIMINGS` nor the forms' file.
 */

/** Maximum wait for an answer, until its last byte. */
export const ANSWER_MS = 15_000;
/** The time after which a form's busy button says that it is still trying. */
export const STILL_TRYING_MS = 5_000;
