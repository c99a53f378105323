import { Secret, TOTP } from "otpauth";

/** RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, a code every 30 seconds. */
const PERIOD_SECONDS = 30;
/** RFC 4226 section 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20;
/** The code before and the one after count as well: a phone's clock is seldom right to the second. */
const WINDOW = 1;

/** A new shared secret, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth://` address that an authenticator app reads from the QR code. @param issuer whose code the app says it is */
export function totpUri(secret: string, email: string, issuer: string): string {
  return new TOTP({ issuer, label: email, secret }).toString();
}

/** The time-step that a code is of, about now; null when it is of none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), window: WINDOW, timestamp });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
