import { colourNumber, PRODUCT_MARK } from "../../kernel/picture/drawn-look.js";
import { indexedPng } from "../../kernel/picture/png.js";

const WHITE = 0xffffff;

/**
 * Draws the product's mark in a colour, as a square PNG.
 * @param side the picture's width in pixels
 * @param share the fraction of that width that the mark takes up: less than 1 if phones crop the picture to a circle, 0
 * for the background alone
 */
export function iconPng(side: number, accent: string, share = 1): Buffer {
  const pixels = Buffer.alloc(side * side);
  const unit = (side * share) / PRODUCT_MARK.size;
  const edge = (side * (1 - share)) / 2;
  const at = (units: number): number => Math.round(edge + units * unit);
  for (const [left, top, width, height] of PRODUCT_MARK.bars)
    for (let y = at(top); y < at(top + height); y++)
      pixels.fill(1, y * side + at(left), y * side + at(left + width));
  return indexedPng(side, side, pixels, [colourNumber(accent), WHITE]);
}

/** Returns an SVG that shows a square picture. */
export function svgOf(png: Buffer): Buffer {
  const href = `data:image/png;base64,${png.toString("base64")}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${href}"/></svg>\n`,
  );
}

/** Returns an ICO file of one PNG of 32 by 32 (https://learn.microsoft.com/windows/win32/menurc/icons). */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
