import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../../kernel/crypto/seal.js";

/** Crockford's base 32: no letter that is read as another one, or as a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Twelve letters of five bits: 60 bits, far more than anybody tries over HTTP. */
const LENGTH = 12;

/**
 * The code with which a new site is set up: made from the server's secret, so that every server of a site prints the same one at
 * every start and none has to keep it.
 */
export function setupCode(secret: string): string {
  const bytes = createHmac("sha256", deriveKey(secret, "set-up")).update("code").digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** Whether the typed text is the code, in any spelling. */
export function isSetupCode(typed: string, code: string): boolean {
  const [typedBytes, codeBytes] = [plain(typed), plain(code)].map((text) => Buffer.from(text));
  return (
    typedBytes !== undefined &&
    codeBytes?.length === typedBytes.length &&
    timingSafeEqual(typedBytes, codeBytes)
  );
}

/** As Crockford reads it: O is 0, I and L are 1. */
function plain(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}
