import { Secret, TOTP } from "otpauth";

/**
 * Seconds for which an app shows a code. Every authenticator app assumes 30 seconds, SHA-1 and six digits (RFC 6238).
 */
const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 section 4 recommends. The RFC requires at least 128. */
const SECRET_BYTES = 20;
/**
 * Number of time-steps before and after the current one whose codes are valid, because a phone's clock is seldom exact.
 */
const WINDOW = 1;

/** Returns a new shared secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * Returns the `otpauth://` address that an authenticator app reads from the QR code.
 * @param issuer the name that the app shows for the code
 */
export function totpUri(secret: string, email: string, issuer: string): string {
  return new TOTP({ issuer, label: email, secret }).toString();
}

/** Returns the time-step of a code that is valid within `WINDOW` of now, or null. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), window: WINDOW, timestamp });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
