import { createHmac, timingSafeEqual } from "node:crypto";
import { formerKey } from "./seal.js";

const ID_BYTES = 16;
/** 128 bits: too many to guess. */
const PROOF_BYTES = 16;
/**
 * The form of a token: 32 bytes in base64url. Of each token only one spelling is valid, so only these letters may be
 * last.
 */
const TOKEN = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The subject of a token, and a number that ends all earlier tokens when it is raised. */
export interface TokenSubject {
  readonly id: string;
  readonly epoch: number;
}

/**
 * Returns a token that names a row: its id, and the proof that this server wrote it. The token is short enough for a QR
 * code.
 */
export function idToken(key: Buffer, subject: TokenSubject): string {
  return Buffer.concat([idBytes(subject.id), proofOf(key, subject)]).toString("base64url");
}

/** Returns the id in a token, unverified; null for text that is not a token. */
export function idIn(token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Returns true if this server wrote the token for the subject, with its current or its previous secret. */
export function isProved(key: Buffer, token: string, subject: TokenSubject): boolean {
  const proof = Buffer.from(token, "base64url").subarray(ID_BYTES);
  const former = formerKey(key);
  return [key, ...(former === null ? [] : [former])].some((one) => {
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
