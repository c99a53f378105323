import { Secret, TOTP } from "otpauth";

/**
 * Returns the code that an authenticator app with this key shows.
 * @param steps steps of 30 seconds from now, because a code counts only once
 */
export function appCode(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replace(/\s/g, ""));
  return TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });
}
