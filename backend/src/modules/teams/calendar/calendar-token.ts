import { createHmac, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
/** 128 bits: nobody guesses one. */
const PROOF_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/** A membership, and how often its account's sessions were ended: a changed password or address ends its calendar, too. */
export interface TokenSubject {
  readonly memberId: string;
  readonly epoch: number;
}

/** The token of a private calendar: the membership's id, and the proof that this server wrote it. */
export function calendarToken(key: Buffer, subject: TokenSubject): string {
  return Buffer.concat([idBytes(subject.memberId), proofOf(key, subject)]).toString("base64url");
}

/** The membership that a token names, not yet proved; null for what is no token. */
export function memberIdIn(token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** True for the token that this server wrote for the subject. */
export function isProved(key: Buffer, token: string, subject: TokenSubject): boolean {
  const proof = Buffer.from(token, "base64url").subarray(ID_BYTES);
  const expected = proofOf(key, subject);
  return proof.length === expected.length && timingSafeEqual(proof, expected);
}

function proofOf(key: Buffer, { memberId, epoch }: TokenSubject): Buffer {
  const proved = `${memberId.toLowerCase()} ${String(epoch)}`;
  return createHmac("sha256", key).update(proved).digest().subarray(0, PROOF_BYTES);
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}
