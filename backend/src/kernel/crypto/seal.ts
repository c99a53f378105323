import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
} from "node:crypto";

/**
 * Random bytes are drawn in large chunks, because a call to the system takes about as long for 4096 bytes as for 16.
 */
const POOL_BYTES = 4096;

let pool = new Uint8Array(0);
let used = 0;

/**
 * Returns fresh random bytes for ids and nonces, which every write needs.
 * @param count at most `POOL_BYTES`
 */
export function drawBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    pool = randomFillSync(new Uint8Array(POOL_BYTES));
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Separates the server's secret from the previous one. No environment variable can contain this character. */
const BETWEEN = "\0";

/**
 * A key for one purpose. `former` is the key of the previous secret, which is used only to decrypt texts and to check
 * tokens.
 */
export type DerivedKey = Buffer & { readonly former?: Buffer };

/**
 * Joins the server's secret and the previous one, for `deriveKey`.
 * @param former the previous secret; "" for none
 */
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

/**
 * Derives a key as `deriveKey` does, but returns a KeyObject, for use with thousands of texts. With a Buffer, Node.js
 * would make a new KeyObject for each text, which would take half of the total time.
 */
export function deriveKeyObject(secret: string, purpose: string): KeyObject {
  const key = deriveKey(secret, purpose);
  return Object.assign(createSecretKey(key), key.former === undefined ? {} : { former: key.former });
}

/** Returns the key of the previous secret, or null. */
export function formerKey(key: Buffer | KeyObject): Buffer | null {
  return (key as DerivedKey).former ?? null;
}

/** Returns a key and, if there is one, the key of the previous secret. A proof by either of them is valid. */
export function validKeys(key: Buffer): readonly Buffer[] {
  return [key, formerKey(key)].filter((one) => one !== null);
}

/** Encrypts and authenticates a text (AES-256-GCM). Returns base64url of nonce, tag and ciphertext. */
export function seal(key: Buffer | KeyObject, plain: string): string {
  const nonce = drawBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/**
 * Decrypts a text that `seal` encrypted with the same key, or with the key of the previous secret.
 * @throws Error if the text was encrypted with another key, or was altered
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

/**
 * Decrypts as `unseal` does, but returns null if no key decrypts the text, for example if the secret has changed since.
 */
export function unsealIfSame(key: Buffer | KeyObject, sealed: string): string | null {
  try {
    return unseal(key, sealed);
  } catch {
    return null;
  }
}

/** Returns a text's SHA-256 hash in hex. For secrets that could be guessed, use `keyedHash`. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Returns a text's HMAC-SHA-256 in hex. Without the key, a hash of a code of six digits would reveal the code. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}
