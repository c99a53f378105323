import { randomFillSync } from "node:crypto";

/** A draw of 16 bytes takes the system as long as one of thousands, and longer than writing an id. */
const POOL_BYTES = 4096;

let pool = new Uint8Array(0);
let used = 0;

/** Returns unique random bytes: for ids and nonces, of which every write needs some. At most `POOL_BYTES`. */
export function drawBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    pool = randomFillSync(new Uint8Array(POOL_BYTES));
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}
