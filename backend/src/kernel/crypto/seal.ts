import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from "node:crypto";
import { drawBytes } from "./random-pool.js";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Between a server's secret and the one before it. No environment has this character. */
const BETWEEN = "\0";

/** A key, and the key for the same purpose of the secret before, where there is one: it reads and never writes. */
export type DerivedKey = Buffer & { readonly former?: Buffer };

/** Returns a server's secret as keys are derived from it. @param former the secret before; "" for none */
export function secretWithFormer(secret: string, former: string): string {
  return former === "" ? secret : secret + BETWEEN + former;
}

/** Derives a 256-bit key for one purpose from a secret (HKDF-SHA-256, RFC 5869), so that no key has two uses. */
export function deriveKey(secret: string | Buffer, purpose: string): DerivedKey {
  const derive = (of: string | Buffer): Buffer => Buffer.from(hkdfSync("sha256", of, "", purpose, 32));
  if (typeof secret !== "string") return derive(secret);
  const [current = "", former] = secret.split(BETWEEN);
  return former === undefined ? derive(current) : Object.assign(derive(current), { former: derive(former) });
}

/** As `deriveKey`, for thousands of texts: a key of bytes is made into an object each time, which is half of the work. */
export function deriveKeyObject(secret: string, purpose: string): KeyObject {
  const key = deriveKey(secret, purpose);
  return Object.assign(createSecretKey(key), key.former === undefined ? {} : { former: key.former });
}

/** Returns the key of the secret before; null where there is none. */
export function formerKey(key: Buffer | KeyObject): Buffer | null {
  return (key as DerivedKey).former ?? null;
}

/** Encrypts and authenticates a text (AES-256-GCM); returns base64url of nonce, tag and ciphertext. */
export function seal(key: Buffer | KeyObject, plain: string): string {
  const nonce = drawBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/**
 * Decrypts what `seal` encrypted with the same key, or with that of the secret before.
 * @throws Error if it was made with another key or altered.
 */
export function unseal(key: Buffer | KeyObject, sealed: string): string {
  const former = formerKey(key);
  if (former === null) return opened(key, sealed);
  try {
    return opened(key, sealed);
  } catch {
    return opened(former, sealed);
  }
}

function opened(key: Buffer | KeyObject, sealed: string): string {
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
