/*
 * The longest wait for an answer, in milliseconds. Apart from `TIMINGS`: a public page's first visit would load all of
 * them, or the forms' file with this one.
 */

/** The server has as long for an answer, until its last byte. */
export const ANSWER_MS = 15_000;
/** A form's button that is busy for longer says that it still tries. */
export const STILL_TRYING_MS = 5_000;
