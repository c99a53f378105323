import { randomBytes } from "node:crypto";
import { sha256 } from "../../../../kernel/crypto/seal.js";

/** How many an account gets at a time. */
const RECOVERY_CODES = 10;
const LENGTH = 24;
/** Thirty-two signs, five bits each, none of which looks like another (Crockford's base32). */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Returns ten new codes of 120 random bits, as they are shown: `7K3M-0QXV-9C2D-HTWA-4JPE-Z8RN`. Codes from earlier versions have
 * 16 signs.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

function newCode(): string {
  // 32 divides 256: every sign is as likely as any other.
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join("");
  return (signs.match(/.{4}/g) ?? []).join("-");
}

/** What is kept of a code. Capitals, spaces and dashes do not matter, and what is easily misread is read as it was meant. */
export function recoveryCodeHash(userId: string, typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return sha256(`recovery-code|${userId}|${code}`);
}
