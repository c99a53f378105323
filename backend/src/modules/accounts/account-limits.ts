import { SECONDS } from "../../kernel/contract/limits.js";
import type { LimitRule } from "../../kernel/limits/rate-limiter.js";

/** Never refuses: for counters that only slow callers down. */
const NEVER = Number.MAX_SAFE_INTEGER;
const QUARTER = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Limits on account operations; docs/protection.md, "Guessing", says how many guesses they leave. By account and network
 * they are tight, by network alone they only slow down, since a whole campus of two thousand students shares one.
 */
export const ACCOUNT_LIMITS = {
  /** Codes of one purpose for one e-mail address, asked for from one network or one known device. */
  codePerMinute: { name: "code-minute", points: 1, duration: SECONDS.otpResend, code: "CODE_RATE_LIMITED" },
  codePerHour: { name: "code-hour", points: 6, duration: HOUR, code: "CODE_RATE_LIMITED" },
  /** Codes for one e-mail address, from all callers and for all purposes, so that no mailbox can be flooded. */
  codesPerEmailHour: { name: "code-email-hour", points: 20, duration: HOUR, code: "CODE_RATE_LIMITED" },
  codesPerEmailDay: { name: "code-email-day", points: 40, duration: DAY, code: "CODE_RATE_LIMITED" },
  codesPerNetwork: { name: "code-address", points: NEVER, duration: HOUR },
  /** Wrong codes handed in for one e-mail address by browsers that had not asked. */
  wrongCodesPerEmail: { name: "otp-email", points: 50, duration: DAY },
  wrongCodesPerNetwork: { name: "otp-address", points: NEVER, duration: QUARTER },
  wrongCodesOfSite: { name: "otp-site", points: NEVER, duration: QUARTER },
  /** Wrong reset codes, also of those who asked: only these take accounts over. */
  wrongResetsPerNetwork: { name: "reset-address", points: NEVER, duration: HOUR },
  wrongResetsOfSite: { name: "reset-site", points: NEVER, duration: HOUR },
  /** Failed log-ins of one account from one known device; after them it is a stranger. */
  failuresPerDevice: { name: "login-device", points: 10, duration: QUARTER },
  /** Wrong passwords typed in one session. */
  failuresPerSession: { name: "login-session", points: 20, duration: QUARTER },
  /** Codes of an app from known devices of an account, or in one session, that others' guesses do not keep waiting. */
  codesPerKnown: { name: "factor-known", points: 10, duration: HOUR },
  /** Failed log-ins of one account from one network, without a known device. */
  failuresPerPair: { name: "login-pair", points: 20, duration: QUARTER },
  /** Failed log-ins of one account from anywhere: counted for the growing delay. */
  failuresPerAccount: { name: "login-account", points: NEVER, duration: QUARTER },
  /** Failed log-ins from one network over all accounts: spraying. */
  failuresPerNetwork: { name: "login-address", points: NEVER, duration: QUARTER },
} as const satisfies Record<string, LimitRule>;

/** Failures of an account after which each further try waits. */
const FREE_FAILURES = 10;
const LONGEST_DELAY_MS = 5000;

/** Milliseconds a login of an account with this many recent failures has to wait: 0, then doubling from 250 to 5000. */
export function loginDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, 250 * 2 ** (failures - FREE_FAILURES));
}

/** Failures of a network, log-ins or codes, after which its tries go one by one. */
const FREE_OF_NETWORK = 1000;

/** Milliseconds between two tries from a network with this many recent failures: 0, then 50, doubling to 250. */
export function networkSpacing(failures: number): number {
  if (failures < FREE_OF_NETWORK) return 0;
  return Math.min(250, 50 * 2 ** (Math.floor(failures / FREE_OF_NETWORK) - 1));
}

/** Wrong codes of the whole site after which a code handed in by a browser that had not asked waits. */
const FREE_WRONG_CODES = 500;
const BRAKE_MS = 500;

/** Milliseconds between two such codes from one network. */
export function codeBrake(wrongOfSite: number): number {
  return wrongOfSite < FREE_WRONG_CODES ? 0 : BRAKE_MS;
}

/** Codes that a network may ask for in an hour before it waits a second for each. */
const FREE_CODES = 6000;

/** Milliseconds between two codes that a network asks for. */
export function issueSpacing(requestedCodes: number): number {
  return requestedCodes < FREE_CODES ? 0 : 1000;
}

/** Wrong reset codes in an hour, far more than the mistyped ones of a club's worst evening. */
const FREE_RESETS = { network: 50, site: 200 } as const;

/** Milliseconds between two reset codes that one network, and the whole site, ask for while they are guessed. */
export function resetSpacing(wrongResets: { readonly network: number; readonly site: number }): {
  readonly network: number;
  readonly site: number;
} {
  return {
    network: wrongResets.network < FREE_RESETS.network ? 0 : 6000,
    site: wrongResets.site < FREE_RESETS.site ? 0 : 4000,
  };
}

/** How long anybody waits for a turn; a browser's user reloads after that, and waits again. */
export const LONGEST_WAIT_MS = 8000;
/** Who has failed for the same account just before leaves the rest of the line to those who have not. */
export const LONGEST_WAIT_AGAIN_MS = 2000;
