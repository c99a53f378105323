import { SECONDS } from "../../kernel/contract/limits.js";
import type { LimitRule } from "../../kernel/limits/rate-limiter.js";

/** A number of points that never refuses: for counters that only slow callers down. */
const NEVER = Number.MAX_SAFE_INTEGER;
const QUARTER = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Limits on account operations. docs/protection.md, "Guessing", says how many guesses they leave. Limits by account and
 * network are tight. Limits by network alone only slow down, because a whole campus of two thousand students shares one
 * network.
 */
export const ACCOUNT_LIMITS = {
  /** Codes for one purpose and one e-mail address that one network or one known device requests. */
  codePerMinute: { name: "code-minute", points: 1, duration: SECONDS.otpResend, code: "CODE_RATE_LIMITED" },
  codePerHour: { name: "code-hour", points: 6, duration: HOUR, code: "CODE_RATE_LIMITED" },
  /** Codes for one e-mail address, by all callers and for all purposes, so that no mailbox can be flooded. */
  codesPerEmailHour: { name: "code-email-hour", points: 20, duration: HOUR, code: "CODE_RATE_LIMITED" },
  codesPerEmailDay: { name: "code-email-day", points: 40, duration: DAY, code: "CODE_RATE_LIMITED" },
  codesPerNetwork: { name: "code-address", points: NEVER, duration: HOUR },
  /** Wrong codes entered for one e-mail address in browsers that had not requested a code. */
  wrongCodesPerEmail: { name: "otp-email", points: 50, duration: DAY },
  wrongCodesPerNetwork: { name: "otp-address", points: NEVER, duration: QUARTER },
  wrongCodesOfSite: { name: "otp-site", points: NEVER, duration: QUARTER },
  /**
   * Wrong reset codes, including those in the browser that requested the code: only reset codes can take an account
   * over.
   */
  wrongResetsPerNetwork: { name: "reset-address", points: NEVER, duration: HOUR },
  wrongResetsOfSite: { name: "reset-site", points: NEVER, duration: HOUR },
  /** Failed log-ins to one account from one known device. After them the device counts as unknown. */
  failuresPerDevice: { name: "login-device", points: 10, duration: QUARTER },
  /** Wrong passwords typed in one session. */
  failuresPerSession: { name: "login-session", points: 20, duration: QUARTER },
  /** App codes from known devices of an account, or in one session. Guesses of others do not delay these. */
  codesPerKnown: { name: "factor-known", points: 10, duration: HOUR },
  /** Failed log-ins to one account from one network, without a known device. */
  failuresPerPair: { name: "login-pair", points: 20, duration: QUARTER },
  /** Failed log-ins to one account from anywhere, counted for the growing delay. */
  failuresPerAccount: { name: "login-account", points: NEVER, duration: QUARTER },
  /** Failed log-ins from one network to all accounts, as in password spraying. */
  failuresPerNetwork: { name: "login-address", points: NEVER, duration: QUARTER },
} as const satisfies Record<string, LimitRule>;

/** Failures of an account without a delay. */
const FREE_FAILURES = 10;
const LONGEST_DELAY_MS = 5000;

/**
 * Returns the delay of a log-in to an account with this many recent failures, in milliseconds: 0, then doubling from
 * 250 to 5000.
 */
export function loginDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, 250 * 2 ** (failures - FREE_FAILURES));
}

/** Failed log-ins and codes of a network without a delay. Later tries run one at a time. */
const FREE_OF_NETWORK = 1000;

/**
 * Returns the milliseconds between two tries from a network with this many recent failures: 0, then 50, doubling to
 * 250.
 */
export function networkSpacing(failures: number): number {
  if (failures < FREE_OF_NETWORK) return 0;
  return Math.min(250, 50 * 2 ** (Math.floor(failures / FREE_OF_NETWORK) - 1));
}

/** Wrong codes of the whole site without a delay. Later codes wait when the browser had not requested one. */
const FREE_WRONG_CODES = 500;
const BRAKE_MS = 500;

/** Returns the milliseconds between two such codes from one network. */
export function codeBrake(wrongOfSite: number): number {
  return wrongOfSite < FREE_WRONG_CODES ? 0 : BRAKE_MS;
}

/** Codes that a network may request in an hour without a delay. */
const FREE_CODES = 6000;

/** Returns the milliseconds between two codes that a network requests. */
export function issueSpacing(requestedCodes: number): number {
  return requestedCodes < FREE_CODES ? 0 : 1000;
}

/** Wrong reset codes in an hour without a delay: far more than are mistyped in a club's busiest hour. */
const FREE_RESETS = { network: 50, site: 200 } as const;

/**
 * Returns the milliseconds between two reset codes, for one network and for the whole site, while codes are guessed.
 */
export function resetSpacing(wrongResets: { readonly network: number; readonly site: number }): {
  readonly network: number;
  readonly site: number;
} {
  return {
    network: wrongResets.network < FREE_RESETS.network ? 0 : 6000,
    site: wrongResets.site < FREE_RESETS.site ? 0 : 4000,
  };
}

/** Longest wait for a turn, in milliseconds. People reload the page after that, and wait again. */
export const LONGEST_WAIT_MS = 8000;
/**
 * Longest wait for a caller who has just failed for the same account, in milliseconds. The rest of the queue is for
 * other callers.
 */
export const LONGEST_WAIT_AGAIN_MS = 2000;
