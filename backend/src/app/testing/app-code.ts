import { Secret, TOTP } from "otpauth";

/**
 * The code that an authenticator app with this key shows now, or some steps of 30 seconds from now: one that was used
 * counts only once.
 */
export function appCode(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replace(/\s/g, ""));
  return TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });
}
