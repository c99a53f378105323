import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../../kernel/crypto/seal.js";

/** Crockford's base32, which omits letters that look like another letter or a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Twelve letters of five bits: 60 bits, too many to guess over HTTP. */
const LENGTH = 12;

/**
 * Returns the code for setting up a new site. The code is derived from the server's secret, so every server of a site
 * prints the same code at every start, and no server stores it.
 */
export function setupCode(secret: string): string {
  const bytes = createHmac("sha256", deriveKey(secret, "set-up")).update("code").digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** Returns whether the typed text is the code, in any spelling. */
export function isSetupCode(typed: string, code: string): boolean {
  const [typedBytes, codeBytes] = [plain(typed), plain(code)].map((text) => Buffer.from(text));
  return (
    typedBytes !== undefined &&
    codeBytes?.length === typedBytes.length &&
    timingSafeEqual(typedBytes, codeBytes)
  );
}

/** Normalises a code as Crockford defines: O is 0, I and L are 1. */
function plain(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}
