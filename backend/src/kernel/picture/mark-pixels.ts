import { PNG } from "pngjs";

/** Maximum number of palette colours for a logo. The other parts of the picture need the remaining colours. */
const MOST_COLOURS = 240;

/** A logo whose pixels are indexes into its own palette. */
interface MarkPixels {
  readonly pixels: Buffer;
  /** The colours, as 0xrrggbb. */
  readonly palette: readonly number[];
}

/**
 * Scales a square PNG down. Each new pixel is the mean of the original pixels that it covers.
 * @param paper the colour behind transparent pixels, as 0xrrggbb
 */
export function markPixels(png: Buffer, side: number, paper: number): MarkPixels {
  const { width, height, data } = PNG.sync.read(png);
  const means: number[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      means.push(mean(data, width, [x * width, y * height, (x + 1) * width, (y + 1) * height], side, paper));
  // A flat logo keeps its exact colours. The colours of a photo are rounded until they fit the palette.
  for (let bits = 0; ; bits++) {
    const coarse = means.map((rgb) => rounded(rgb, bits));
    const palette = [...new Set(coarse)];
    if (palette.length > MOST_COLOURS) continue;
    const numbers = new Map(palette.map((rgb, index) => [rgb, index]));
    return { palette, pixels: Buffer.from(coarse.map((rgb) => numbers.get(rgb) ?? 0)) };
  }
}

/**
 * Returns the mean colour of a rectangle of a picture.
 * @param edges left, top, right and bottom in pixels, each multiplied by `side` so that it is a whole number
 */
function mean(data: Buffer, width: number, edges: readonly number[], side: number, paper: number): number {
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.map((edge) => Math.floor(edge / side));
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.max(bottom, top + 1); y++)
    for (let x = left; x < Math.max(right, left + 1); x++) {
      const at = (y * width + x) * 4;
      const seen = (data[at + 3] ?? 0) / 255;
      count++;
      for (const channel of [0, 1, 2])
        sums[channel] =
          (sums[channel] ?? 0) + seen * (data[at + channel] ?? 0) + (1 - seen) * channelOf(paper, channel);
    }
  return sums.reduce((rgb, sum) => rgb * 256 + Math.round(sum / count), 0);
}

const channelOf = (rgb: number, channel: number): number => (rgb >> (16 - 8 * channel)) & 0xff;

/** Rounds each channel of a colour to a multiple of 2^`bits`, but at most 255, so that white stays white. */
function rounded(rgb: number, bits: number): number {
  if (bits === 0) return rgb;
  const step = 1 << bits;
  const near = [0, 1, 2].map((channel) => Math.min(255, Math.round(channelOf(rgb, channel) / step) * step));
  return near.reduce((all, one) => all * 256 + one, 0);
}
