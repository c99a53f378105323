import { plainEnding, PLAIN_WIDTHS, type PicturePlace, WIDTHS } from "./uploaded-pictures.js";
import { MODERN } from "./uploaded-sources.js";

/** The shape and files of the pictures for one use, such as portraits. */
interface PictureShape {
  /** The aspect ratio to which a picture is cropped. */
  readonly ratio: readonly [width: number, height: number];
  /**
   * Widths in pixels of the files in modern formats, smallest first. The largest widths are for screens with twice the
   * pixel density.
   */
  readonly widths: readonly number[];
  /** The minimum width after cropping, in pixels. A narrower picture looks blurry. */
  readonly least: number;
  /** The format for uses that may not support newer formats: mails, shared links, home screens. */
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
 * The shape of the pictures for each use. Separate from the file names, because only code that makes pictures needs the
 * shapes.
 */
export const PICTURE_PLACES: Readonly<Record<PicturePlace, PictureShape>> = {
  portrait: shapeOf("portrait", { ratio: [1, 1], least: 96 }),
  glimpse: shapeOf("glimpse", { ratio: [16, 10], least: 320 }),
  event: shapeOf("event", { ratio: [3, 2], least: 320 }),
  // The picture in the preview of a shared link. The ratio is the one that other programs recommend for previews.
  sharing: shapeOf("sharing", { ratio: [1200, 630], least: 600, most: 60_000 }),
  mark: shapeOf("mark", { ratio: [1, 1], least: 64 }),
};

/** Returns whether pictures for a use have a file with this width and extension. */
export function isUploadedFile(place: PicturePlace, width: number, ending: string): boolean {
  const { widths, plain }: PictureShape = PICTURE_PLACES[place];
  const has = ending === plain.ending ? plain.widths : MODERN.some((one) => one === ending) ? widths : [];
  return has.includes(width);
}
