/**
 * The widths in pixels that pages can choose from, smallest first, by place. The largest widths are for screens with
 * twice the pixel density.
 */
export const PAGE_WIDTHS = {
  /** Pictures of people: members, faculty, testimonials. */
  portrait: [96, 192, 384, 640],
  glimpse: [400, 800, 1200],
  event: [400, 800, 1200],
} as const;
/** The modern formats that pages can choose from, the one with the smallest files first. */
export const MODERN = ["avif", "webp"] as const;

/** Matches the address of a plain file (`plainUpload`). The groups are the file's folder and the picture's place. */
const ADDRESS = /^(\/media\/uploads\/([a-z]+)-[\w-]+\/)\d+\./;

/**
 * Returns the alternatives to a picture's address that a browser may choose, one for each format. Returns an empty list
 * for a picture that was not uploaded.
 */
export function uploadedSources(address: string): { type: string; srcSet: string }[] {
  const [, folder, place] = ADDRESS.exec(address) ?? [];
  const widths = (PAGE_WIDTHS as Readonly<Record<string, readonly number[]>>)[place ?? ""];
  if (widths === undefined) return [];
  return MODERN.map((ending) => ({
    type: `image/${ending}`,
    srcSet: widths.map((width) => `${folder}${width}.${ending} ${width}w`).join(),
  }));
}
