import { randomFillSync } from "node:crypto";

/**
 * Random bytes are drawn in large chunks. Each call to the system takes longer than writing an id, whether it draws 16
 * bytes or 4096.
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
