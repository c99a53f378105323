import { SECONDS } from "../../kernel/contract/limits.js";
import type { LimitRule } from "../../kernel/limits/rate-limiter.js";

/**
 * Limits on account operations. By e-mail they are tight; by network address generous, since a whole campus of two
 * thousand students shares one (security.md, "Rate limits").
 */
export const ACCOUNT_LIMITS = {
  codePerMinute: { name: "code-minute", points: 1, duration: SECONDS.otpResend, code: "CODE_RATE_LIMITED" },
  codePerHour: { name: "code-hour", points: 6, duration: 3600, code: "CODE_RATE_LIMITED" },
  codesPerAddress: { name: "code-address", points: 6000, duration: 3600 },
  /** Failed logins of one account from one address. */
  failuresPerPair: { name: "login-pair", points: 20, duration: 900 },
  /** Failed logins of one account from anywhere: counted for the growing delay, never refused. */
  failuresPerAccount: { name: "login-account", points: Number.MAX_SAFE_INTEGER, duration: 900 },
  /** Failed logins from one address over all accounts: spraying. */
  failuresPerAddress: { name: "login-address", points: 1000, duration: 900 },
  wrongCodesPerAddress: { name: "otp-address", points: 1000, duration: 900 },
} as const satisfies Record<string, LimitRule>;

/** Failures of an account after which each further try waits. */
const FREE_FAILURES = 10;
const LONGEST_DELAY_MS = 5000;

/** Milliseconds a login of an account with this many recent failures has to wait: 0, then doubling from 250 to 5000. */
export function loginDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, 250 * 2 ** (failures - FREE_FAILURES));
}
