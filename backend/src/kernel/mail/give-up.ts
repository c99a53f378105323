/** A mail that could not be delivered for so many milliseconds is given up. */
export const GIVE_UP_MS = 3 * 24 * 3600 * 1000;
