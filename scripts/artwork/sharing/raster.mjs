/** Pixels to files: a picture as a PNG of at most 256 colours, which suits flat drawings, and a PNG as an icon file. */
import { crc32, deflateSync } from "node:zlib";

const COLOURS = 256;

/**
 * An indexed PNG. The most frequent colours stay exactly; the rest, shades along the edges of letters, become the nearest of them.
 * @param {Uint8Array} rgba @param {number} width @param {number} height
 */
export function palettePng(rgba, width, height) {
  const pixels = new Uint32Array(width * height);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += 1) {
    const colour = ((rgba[i * 4] ?? 0) << 16) | ((rgba[i * 4 + 1] ?? 0) << 8) | (rgba[i * 4 + 2] ?? 0);
    pixels[i] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, COLOURS)
    .map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter: 0, none
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = pixels[y * width + x] ?? 0;
      const place = places.get(colour) ?? nearest(palette, colour);
      places.set(colour, place);
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, by palette
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An .ico that holds one PNG. @param {Buffer} png @param {number} size width and height, below 256 */
export function icon(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(8, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** @param {number} colour */
const channels = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** @param {readonly number[]} palette @param {number} colour */
function nearest(palette, colour) {
  const [r = 0, g = 0, b = 0] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((one, place) => {
    const [red = 0, green = 0, blue = 0] = channels(one);
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [place, distance];
  });
  return best;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
