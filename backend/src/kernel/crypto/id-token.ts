import { createHmac, timingSafeEqual } from "node:crypto";
import { validKeys } from "./seal.js";

const ID_BYTES = 16;
/** 128 bits, which cannot be guessed. */
const PROOF_BYTES = 16;
/**
 * Matches a token: 32 bytes in base64url. Only some characters may be last, so that each token has only one valid
 * spelling.
 */
const TOKEN = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The row that a token identifies. Raising `epoch` invalidates all earlier tokens of the row. */
export interface TokenSubject {
  readonly id: string;
  readonly epoch: number;
}

/**
 * Returns a token that identifies a row. The token consists of the row's id and a proof that this server wrote the
 * token, and is short enough for a QR code.
 */
export function idToken(key: Buffer, subject: TokenSubject): string {
  return Buffer.concat([idBytes(subject.id), proofOf(key, subject)]).toString("base64url");
}

/** Returns the unverified id in a token, or null if the text is not a token. */
export function idIn(token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Returns whether this server wrote the token for the subject, with its current or its previous secret. */
export function isProved(key: Buffer, token: string, subject: TokenSubject): boolean {
  const proof = Buffer.from(token, "base64url").subarray(ID_BYTES);
  return validKeys(key).some((one) => {
    const expected = proofOf(one, subject);
    return proof.length === expected.length && timingSafeEqual(proof, expected);
  });
}

function proofOf(key: Buffer, { id, epoch }: TokenSubject): Buffer {
  const proved = `${id.toLowerCase()} ${String(epoch)}`;
  return createHmac("sha256", key).update(proved).digest().subarray(0, PROOF_BYTES);
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}
