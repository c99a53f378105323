import { Secret, TOTP } from "otpauth";

/**
 * Returns the code that an authenticator app with this key shows.
 * @param steps number of 30-second steps from now. Each code is accepted only once, so a test may need a later code.
 */
export function appCode(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replace(/\s/g, ""));
  return TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });
}
