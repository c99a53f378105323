import { inflateSync } from "node:zlib";

const HEADER = 12;
const RECORD = 16;
const WOFF_HEADER = 44;
const WOFF_RECORD = 20;

/**
 * Unpacks a WOFF font (https://www.w3.org/TR/WOFF) to OpenType.
 * @throws Error if the bytes are not a WOFF font
 */
export function openTypeOf(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF font");
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + count * RECORD);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const range = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(range * RECORD, 6);
  head.writeUInt16BE(Math.log2(range), 8);
  head.writeUInt16BE((count - range) * RECORD, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_RECORD;
    const to = HEADER + index * RECORD;
    const at = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(at, at + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const table = packed.length < length ? inflateSync(packed, { maxOutputLength: length }) : packed;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20); // the checksum
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}
