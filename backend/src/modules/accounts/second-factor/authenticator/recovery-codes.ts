import { randomBytes } from "node:crypto";
import { sha256 } from "../../../../kernel/crypto/seal.js";

const RECOVERY_CODES = 10;
const LENGTH = 24;
/** Thirty-two characters of five bits each. No two of them look alike (Crockford's base32). */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Returns ten new codes of 120 random bits, in the form in which they are displayed: `7K3M-0QXV-9C2D-HTWA-4JPE-Z8RN`.
 * Codes from earlier versions have 16 characters.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

function newCode(): string {
  // 32 divides 256, so all characters are equally likely.
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join("");
  return (signs.match(/.{4}/g) ?? []).join("-");
}

/**
 * Returns the hash of a code to store or compare. Ignores case, spaces and dashes, and corrects characters that are
 * easily misread.
 */
export function recoveryCodeHash(userId: string, typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return sha256(`recovery-code|${userId}|${code}`);
}
