import { v7 } from "uuid";
import { drawBytes } from "../crypto/seal.js";

/** The time of the last id in milliseconds since 1970, and the id's sequence number within that millisecond. */
let msecs = 0;
let sequence = 0;

/**
 * Returns a new id: a UUIDv7, so that new ids sort after old ones and B-trees grow at one end. Ids of one process are
 * in order even within a millisecond.
 */
export function newId(): string {
  const random = drawBytes(16);
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(6) >>> 1;
  } else {
    sequence = (sequence + 1) >>> 0;
    if (sequence === 0) msecs++;
  }
  return v7({ random, msecs, seq: sequence });
}
