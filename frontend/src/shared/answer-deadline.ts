/**
 * Milliseconds that the server has for an answer, until its last byte. Apart from `TIMINGS`, which a public page's first visit
 * would load with it.
 */
export const ANSWER_MS = 15_000;
