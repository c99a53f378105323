import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  type KeyObject,
} from "node:crypto";
import { drawBytes } from "./random-pool.js";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a 256-bit key for one purpose from a secret (HKDF-SHA-256, RFC 5869), so that no key has two uses. */
export function deriveKey(secret: string | Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/**
 * Encrypts and authenticates a text (AES-256-GCM); returns base64url of nonce, tag and ciphertext.
 * @param key as a KeyObject where thousands are sealed: from bytes one is made each time, which is half of the work
 */
export function seal(key: Buffer | KeyObject, plain: string): string {
  const nonce = drawBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts what `seal` encrypted with the same key. @throws Error if it was made with another key or altered. */
export function unseal(key: Buffer | KeyObject, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    "utf8",
  );
}

/** As `unseal`, for what a list can do without: null for what was sealed before the server's secret changed. */
export function unsealIfSame(key: Buffer | KeyObject, sealed: string): string | null {
  try {
    return unseal(key, sealed);
  } catch {
    return null;
  }
}

/** SHA-256 of a text, hex. For secrets of full entropy only. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** HMAC-SHA-256 of a text, hex. For secrets that could be guessed, such as codes of six digits. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}
