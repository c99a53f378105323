import { SECONDS } from "../../kernel/contract/limits.js";
import type { LimitRule } from "../../kernel/limits/rate-limiter.js";

/** A number of points that is never used up, for counters that only slow requests down. */
const NEVER = Number.MAX_SAFE_INTEGER;
const QUARTER = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Limits on account operations. docs/protection.md, "Guessing", says how many guesses the limits leave. Limits for a
 * pair of account and network are tight. Limits for a network alone only slow requests down, because a whole campus of
 * two thousand students shares one network.
 */
export const ACCOUNT_LIMITS = {
  /** Codes for one purpose and one e-mail address, requested from one network or one known device. */
  codePerMinute: { name: "code-minute", points: 1, duration: SECONDS.otpResend, code: "CODE_RATE_LIMITED" },
  codePerHour: { name: "code-hour", points: 6, duration: HOUR, code: "CODE_RATE_LIMITED" },
  /**
   * Codes for one e-mail address, counted over all networks and purposes, so that a mailbox cannot be flooded. Each
   * known device has a separate count.
   */
  codesPerEmailHour: { name: "code-email-hour", points: 20, duration: HOUR, code: "CODE_RATE_LIMITED" },
  codesPerEmailDay: { name: "code-email-day", points: 40, duration: DAY, code: "CODE_RATE_LIMITED" },
  codesPerNetwork: { name: "code-address", points: NEVER, duration: HOUR },
  /** Wrong codes for one e-mail address, entered in browsers that did not request the code. */
  wrongCodesPerEmail: { name: "otp-email", points: 50, duration: DAY },
  wrongCodesPerNetwork: { name: "otp-address", points: NEVER, duration: QUARTER },
  wrongCodesOfSite: { name: "otp-site", points: NEVER, duration: QUARTER },
  /**
   * Wrong reset codes, including those entered in the browser that requested the code. Reset codes have their own
   * counters, because no other code lets an attacker take over an account.
   */
  wrongResetsPerNetwork: { name: "reset-address", points: NEVER, duration: HOUR },
  wrongResetsOfSite: { name: "reset-site", points: NEVER, duration: HOUR },
  /** Failed log-ins to one account from one known device. Once the limit is reached, the device counts as unknown. */
  failuresPerDevice: { name: "login-device", points: 10, duration: QUARTER },
  /** Wrong passwords typed in one session. */
  failuresPerSession: { name: "login-session", points: 20, duration: QUARTER },
  /**
   * Codes from authenticator apps, entered on an account's known devices or in one session. Other people's guesses do
   * not delay these codes.
   */
  codesPerKnown: { name: "factor-known", points: 10, duration: HOUR },
  /** Failed log-ins to one account from one network, without a known device. */
  failuresPerPair: { name: "login-pair", points: 20, duration: QUARTER },
  /** Failed log-ins to one account from all unknown devices, counted for the growing delay. */
  failuresPerAccount: { name: "login-account", points: NEVER, duration: QUARTER },
  /** Failed log-ins from one network to all accounts, as in password spraying. */
  failuresPerNetwork: { name: "login-address", points: NEVER, duration: QUARTER },
} as const satisfies Record<string, LimitRule>;

/** Number of wrong passwords in 15 minutes, for one account or session, before further tries are delayed. */
const FREE_FAILURES = 10;
const LONGEST_DELAY_MS = 5000;

/**
 * Returns the delay of a log-in to an account with this many recent failures, in milliseconds: 0 at first, then 250,
 * doubled by each further failure up to 5000.
 */
export function loginDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, 250 * 2 ** (failures - FREE_FAILURES));
}

/**
 * Number of failed log-ins, or of wrong codes, from a network in 15 minutes before further tries from that network are
 * delayed and run one at a time.
 */
const FREE_OF_NETWORK = 1000;

/**
 * Returns the milliseconds between two tries from a network with this many recent failures: 0 at first, then 50,
 * doubled by each further `FREE_OF_NETWORK` failures up to 250.
 */
export function networkSpacing(failures: number): number {
  if (failures < FREE_OF_NETWORK) return 0;
  return Math.min(250, 50 * 2 ** (Math.floor(failures / FREE_OF_NETWORK) - 1));
}

/**
 * Number of wrong codes on the whole site in 15 minutes before further tries are delayed. Tries in the browser that
 * requested the code are never delayed.
 */
const FREE_WRONG_CODES = 500;
const BRAKE_MS = 500;

/** Returns the milliseconds between two tries from one network, for codes that another browser requested. */
export function codeBrake(wrongOfSite: number): number {
  return wrongOfSite < FREE_WRONG_CODES ? 0 : BRAKE_MS;
}

/** Number of codes that a network may request in an hour without a delay. */
const FREE_CODES = 6000;

/** Returns the milliseconds between two codes that a network requests. */
export function issueSpacing(requestedCodes: number): number {
  return requestedCodes < FREE_CODES ? 0 : 1000;
}

/**
 * Number of wrong reset codes in an hour before the mailing of reset codes is delayed: far more than users mistype in a
 * club's busiest hour.
 */
const FREE_RESETS = { network: 50, site: 200 } as const;

/**
 * Returns the milliseconds between the mailing of two reset codes, for one network and for the whole site, while codes
 * are being guessed.
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

/** Maximum wait for a turn, in milliseconds. Users who wait longer would reload the page and wait again. */
export const LONGEST_WAIT_MS = 8000;
/**
 * Maximum wait in the network's queue, in milliseconds, for another try at the same account from this network. Shorter
 * than `LONGEST_WAIT_MS`, so that one person's tries do not fill the queue. The account's own queue is not affected.
 */
export const LONGEST_WAIT_AGAIN_MS = 2000;
