/**
 * Pictures that people upload (ADR 77). A picture's _place_ decides its shape and the sizes in which it is kept. It is
 * part of the picture's name, so all addresses of a picture follow from its path.
 */

import { type MODERN, PAGE_WIDTHS } from "./uploaded-sources.js";

/** The files of each place in the formats of the web. */
export const WIDTHS = {
  ...PAGE_WIDTHS,
  sharing: [600, 1200],
  /** The club's own. */
  mark: [96, 192],
} as const;

export type PicturePlace = keyof typeof WIDTHS;

/** The one format for programs that know no newer one: mails, shared links, home screens. */
export const PLAIN_WIDTHS: Readonly<Record<PicturePlace, readonly number[]>> = {
  portrait: [384],
  glimpse: [800],
  event: [1200],
  sharing: [1200],
  mark: [32, 180, 192, 512],
};
/** The ending of its plain files. */
export const plainEnding = (place: PicturePlace) => (place === "mark" ? "png" : "jpg");

export const PLACES = /* @__PURE__ */ Object.keys(WIDTHS) as readonly PicturePlace[];

export type PictureEnding = (typeof MODERN)[number] | "jpg" | "png";

const NAME = `(${PLACES.join("|")})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`;
const PATH = new RegExp(`^uploads/(${NAME})\\.webp$`);

/** An uploaded picture's name. */
export interface UploadedName {
  readonly name: string;
  readonly place: PicturePlace;
  readonly id: string;
}

/** The name of a picture for a place. */
export function uploadedName(place: PicturePlace, id: string): string {
  return `${place}-${id}`;
}

/** Reads a name; null for what is none. */
export function readUploadedName(name: string): UploadedName | null {
  return nameIn(PATH, `uploads/${name}.webp`);
}

/**
 * Writes a picture's colour into its new id, so that it goes wherever the picture's path goes. An id with a colour is a
 * UUIDv8 (RFC 9562, section 5.8) whose last six digits are the colour. Its time stays in front.
 * @param colour "1a38d6"
 */
export function colouredId(id: string, colour: string): string {
  return `${id.slice(0, 14)}8${id.slice(15, -6)}${colour}`;
}

/** Returns the colour in a picture's id, or null for a picture uploaded before ids had colours. */
export function colourOf({ id }: Pick<UploadedName, "id">): string | null {
  return id[14] === "8" ? id.slice(-6) : null;
}

/** How content and events name a picture: a path, as that of a shipped one. */
export function uploadedPath(name: string): string {
  return `uploads/${name}.webp`;
}

/** Reads such a path; null for that of a shipped picture. */
export function readUploadedPath(path: string): UploadedName | null {
  return nameIn(PATH, path);
}

/** All names in a text, such as the JSON of a part of the content. */
export function uploadedNamesIn(text: string): UploadedName[] {
  const names = [...text.matchAll(new RegExp(`\\b${NAME}\\b`, "g"))].map(([name]) => readUploadedName(name));
  return names.filter((name) => name !== null);
}

function uploadedFile(name: string, width: number, ending: PictureEnding): string {
  return `/media/uploads/${name}/${String(width)}.${ending}`;
}

/** Its address: the widest plain file, for mails, shared links and old browsers. Others are found by it (`uploadedSources`). */
export function plainUpload({ name, place }: UploadedName): string {
  return uploadedFile(name, PLAIN_WIDTHS[place].at(-1) ?? 0, plainEnding(place));
}

function nameIn(pattern: RegExp, text: string): UploadedName | null {
  const [, name, place, id] = pattern.exec(text) ?? [];
  return name === undefined || place === undefined || id === undefined
    ? null
    : { name, place: place as PicturePlace, id };
}
