import { randomFillSync } from "node:crypto";

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
