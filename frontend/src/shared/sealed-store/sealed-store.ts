import { encryption } from "../secure-context";

/**
 * The database for the desk's data on a phone. The data is encrypted (AES-256-GCM) with the helper's own key, which the
 * server gives only to users who may check people in. The key stays in this tab, until the session ends
 * (shared/session/desk-key.ts, ADR 71).
 */
const DATABASE = "desk";
const STORE = "sealed";

export interface SealingKey {
  readonly subtle: SubtleCrypto;
  readonly key: CryptoKey;
}

interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/**
 * Imports the server's base64url key. Returns null on a page without encryption (plain http), where the desk stores
 * nothing.
 */
export async function importKey(key: string): Promise<SealingKey | null> {
  const subtle = encryption();
  if (subtle === undefined) return null;
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return { subtle, key: await subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]) };
}

/** Encrypts a value and stores it under a name. */
export async function put({ subtle, key }: SealingKey, name: string, value: unknown): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, plain);
  await run("readwrite", (store) => store.put({ nonce, bytes } satisfies Sealed, name));
}

/** Returns the value stored under `name`, or null if there is none or another helper's key encrypted it. */
export async function get<Value>({ subtle, key }: SealingKey, name: string): Promise<Value | null> {
  const sealed = await run<Sealed | undefined>("readonly", (store) => store.get(name));
  if (sealed === undefined) return null;
  try {
    const plain = await subtle.decrypt({ name: "AES-GCM", iv: sealed.nonce }, key, sealed.bytes);
    return JSON.parse(new TextDecoder().decode(plain)) as Value;
  } catch {
    return null;
  }
}

/** Deletes all values whose names begin with a prefix. */
export function drop(prefix: string): Promise<unknown> {
  return run("readwrite", (store) => store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
}

async function run<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const database = await opened();
  try {
    return (await settled(act(database.transaction(STORE, mode).objectStore(STORE)))) as Value;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request) as Promise<IDBDatabase>;
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
  });
}
