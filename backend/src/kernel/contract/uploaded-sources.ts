/** The files of each place: what pages ask for, the smallest first, also on screens of twice as many dots. */
export const PAGE_WIDTHS = {
  /** A person: members, faculty, testimonials. */
  portrait: [96, 192, 384, 640],
  glimpse: [400, 800, 1200],
  event: [400, 800, 1200],
} as const;
/** The formats of the web that pages choose from, the smallest first. */
export const MODERN = ["avif", "webp"] as const;

/** The address of a plain file (`plainUpload`): its folder, and in it the place that the picture is for. */
const ADDRESS = /^(\/media\/uploads\/([a-z]+)-[\w-]+\/)\d+\./;

/** What a browser may choose from in the place of a picture with this address, one format each; none for what is no upload. */
export function uploadedSources(address: string): { type: string; srcSet: string }[] {
  const [, folder, place] = ADDRESS.exec(address) ?? [];
  const widths = (PAGE_WIDTHS as Readonly<Record<string, readonly number[]>>)[place ?? ""];
  if (widths === undefined) return [];
  return MODERN.map((ending) => ({
    type: `image/${ending}`,
    srcSet: widths.map((width) => `${folder}${width}.${ending} ${width}w`).join(),
  }));
}
