import { inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** The samples per pixel, by colour type (PNG, section 11.2.2). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Maximum size in pixels: a signature of five centimetres at 600 dpi. */
const MOST = { width: 1200, height: 600 } as const;
/**
 * The chunks to keep. Other chunks contain metadata, such as when, where and with which program the picture was made.
 */
const PARTS = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/**
 * Checks a picture's chunks and unpacks its pixels. Returns the picture without metadata, or null if it is not a
 * drawable PNG.
 */
export function readPng(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const drawableParts: Buffer[] = [SIGNATURE];
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const chunk = bytes.subarray(at, at + 12 + length);
    if (chunk.length < 12 + length) return null;
    const kind = chunk.toString("latin1", 4, 8);
    if (PARTS.has(kind)) drawableParts.push(chunk);
    if (kind === "IDAT") data.push(chunk.subarray(8, 8 + length));
    if (kind === "IEND")
      return isDrawable(Buffer.concat(drawableParts), data) ? Buffer.concat(drawableParts) : null;
    at += chunk.length;
  }
  return null;
}

/**
 * Returns whether a PNG can be drawn: it is not interlaced, is no larger than `MOST`, has at most eight bits per
 * sample, and has as many pixels as its header says.
 */
function isDrawable(png: Buffer, data: readonly Buffer[]): boolean {
  if (png.toString("latin1", 12, 16) !== "IHDR" || png.readUInt32BE(8) !== 13) return false;
  const [width, height, bits, colour] = [
    png.readUInt32BE(16),
    png.readUInt32BE(20),
    png[24] ?? 0,
    png[25] ?? 9,
  ];
  const samples = SAMPLES[colour];
  if (samples === undefined || bits > 8 || bits === 0 || png[28] !== 0) return false;
  if (width === 0 || height === 0 || width > MOST.width || height > MOST.height) return false;
  const pixels = (1 + Math.ceil((width * samples * bits) / 8)) * height;
  try {
    return inflateSync(Buffer.concat(data), { maxOutputLength: pixels }).length === pixels;
  } catch {
    return false;
  }
}
