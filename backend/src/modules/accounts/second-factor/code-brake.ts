/** Wrong codes after which the next has to wait: as many as one ticket allows. */
const FREE_WRONG_CODES = 5;
/** The longest wait, in seconds. At one guess every five minutes and three valid codes of a million: 0.09 % a day. */
const LONGEST_WAIT_SECONDS = 300;
/** Wrong codes in a row at which the owner is told that somebody knows the password. */
export const ALARMING_WRONG_CODES = 10;

/**
 * Seconds until the next code of an account is looked at: none at first, then doubling from one second to five minutes
 * after the last wrong one. Recovery codes and passkeys cannot be guessed, so they never wait (ADR 37).
 */
export function codeWait(wrongCodes: number, lastWrongAt: Date | null, now: Date): number {
  if (wrongCodes < FREE_WRONG_CODES || lastWrongAt === null) return 0;
  const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** (wrongCodes - FREE_WRONG_CODES));
  return Math.max(0, Math.ceil((lastWrongAt.getTime() - now.getTime()) / 1000 + wait));
}
