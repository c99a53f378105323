import { plainEnding, PLAIN_WIDTHS, type PicturePlace, WIDTHS } from "./uploaded-pictures.js";
import { MODERN } from "./uploaded-sources.js";

/** What a place needs. */
interface PictureShape {
  /** Width and height of the shape that it is cropped to. */
  readonly ratio: readonly [width: number, height: number];
  /** In pixels, the smallest first: what pages ask for, also on screens of twice as many dots. */
  readonly widths: readonly number[];
  /** The least width after cropping, in pixels: a narrower picture looks too coarse. */
  readonly least: number;
  /** The one format for programs that know no newer one: mails, shared links, home screens. */
  readonly plain: { readonly ending: "jpg" | "png"; readonly widths: readonly number[] };
  /** The most bytes that a plain file may have. */
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

/** What a picture of each place is made to be: apart from the files' names, as only who makes one needs it. */
export const PICTURE_PLACES: Readonly<Record<PicturePlace, PictureShape>> = {
  portrait: shapeOf("portrait", { ratio: [1, 1], least: 96 }),
  glimpse: shapeOf("glimpse", { ratio: [16, 10], least: 320 }),
  event: shapeOf("event", { ratio: [3, 2], least: 320 }),
  // A link's picture: what the programs that show it ask for.
  sharing: shapeOf("sharing", { ratio: [1200, 630], least: 600, most: 60_000 }),
  mark: shapeOf("mark", { ratio: [1, 1], least: 64 }),
};

/** Whether a place has a file of this width and ending. */
export function isUploadedFile(place: PicturePlace, width: number, ending: string): boolean {
  const { widths, plain }: PictureShape = PICTURE_PLACES[place];
  const has = ending === plain.ending ? plain.widths : MODERN.some((one) => one === ending) ? widths : [];
  return has.includes(width);
}
