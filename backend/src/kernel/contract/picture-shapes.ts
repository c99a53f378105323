import { plainEnding, PLAIN_WIDTHS, type PicturePlace, WIDTHS } from "./uploaded-pictures.js";
import { MODERN } from "./uploaded-sources.js";

/** The shape and files of the pictures of one place. */
interface PictureShape {
  /** The ratio of width to height to which a picture is cropped. */
  readonly ratio: readonly [width: number, height: number];
  /** Widths in pixels, the smallest first. Pages choose from them, also for screens with twice the density. */
  readonly widths: readonly number[];
  /** The minimum width after cropping, in pixels. A narrower picture looks too coarse. */
  readonly least: number;
  /** The format for programs without newer formats: mails, shared links, home screens. */
  readonly plain: { readonly ending: "jpg" | "png"; readonly widths: readonly number[] };
  /** The maximum size of a plain file in bytes. */
  readonly most?: number;
}

const shapeOf = (
  place: PicturePlace,
  needs: Pick<PictureShape, "ratio" | "least" | "most">,
): PictureShape => ({
  ...needs,
  widths: WIDTHS[place],
  plain: { ending: plainEnding(place), widths: PLAIN_WIDTHS[place] },
});

/**
 * The shape of each place's pictures. Separate from the files' names, because only code that makes pictures needs the
 * shapes.
 */
export const PICTURE_PLACES: Readonly<Record<PicturePlace, PictureShape>> = {
  portrait: shapeOf("portrait", { ratio: [1, 1], least: 96 }),
  glimpse: shapeOf("glimpse", { ratio: [16, 10], least: 320 }),
  event: shapeOf("event", { ratio: [3, 2], least: 320 }),
  // The picture of a shared link, in the size that programs request for previews.
  sharing: shapeOf("sharing", { ratio: [1200, 630], least: 600, most: 60_000 }),
  mark: shapeOf("mark", { ratio: [1, 1], least: 64 }),
};

/** Checks whether a place has a file with this width and ending. */
export function isUploadedFile(place: PicturePlace, width: number, ending: string): boolean {
  const { widths, plain }: PictureShape = PICTURE_PLACES[place];
  const has = ending === plain.ending ? plain.widths : MODERN.some((one) => one === ending) ? widths : [];
  return has.includes(width);
}
