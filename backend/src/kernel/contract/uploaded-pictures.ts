/**
 * Pictures that people upload (ADR 77). A picture's _place_ is its use, such as `portrait`. The place decides the
 * picture's shape and the sizes of its files. The picture's name contains the place, so the path is enough to derive
 * the addresses of all files.
 */

import { type MODERN, PAGE_WIDTHS } from "./uploaded-sources.js";

/** The widths of the files in modern formats, in pixels, by place. */
export const WIDTHS = {
  ...PAGE_WIDTHS,
  sharing: [600, 1200],
  /** The club's logo. */
  mark: [96, 192],
} as const;

export type PicturePlace = keyof typeof WIDTHS;

/**
 * The widths of plain files in pixels, by place. Used by mails, shared links and home screens, whose programs may not
 * support newer formats.
 */
export const PLAIN_WIDTHS: Readonly<Record<PicturePlace, readonly number[]>> = {
  portrait: [384],
  glimpse: [800],
  event: [1200],
  sharing: [1200],
  mark: [32, 180, 192, 512],
};
export const plainEnding = (place: PicturePlace) => (place === "mark" ? "png" : "jpg");

export const PLACES = /* @__PURE__ */ Object.keys(WIDTHS) as readonly PicturePlace[];

export type PictureEnding = (typeof MODERN)[number] | "jpg" | "png";

const NAME = `(${PLACES.join("|")})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`;
const PATH = new RegExp(`^uploads/(${NAME})\\.webp$`);

export interface UploadedName {
  readonly name: string;
  readonly place: PicturePlace;
  readonly id: string;
}

export function uploadedName(place: PicturePlace, id: string): string {
  return `${place}-${id}`;
}

/** Parses the name of an uploaded picture. Returns null for any other text. */
export function readUploadedName(name: string): UploadedName | null {
  return nameIn(PATH, `uploads/${name}.webp`);
}

/**
 * Writes a picture's colour into its new id, so that every path of the picture contains the colour. An id with a colour
 * is a UUIDv8 (RFC 9562, section 5.8). It begins with a time, like a UUIDv7, and ends with the six digits of the
 * colour.
 * @param colour six hexadecimal digits, such as "1a38d6"
 */
export function colouredId(id: string, colour: string): string {
  return `${id.slice(0, 14)}8${id.slice(15, -6)}${colour}`;
}

/**
 * Returns the colour in a picture's id. Returns null for a picture with transparent parts, and for a picture that was
 * uploaded before ids contained colours.
 */
export function colourOf({ id }: Pick<UploadedName, "id">): string | null {
  return id[14] === "8" ? id.slice(-6) : null;
}

/**
 * Returns the path that refers to an uploaded picture in content and events, in the form of a shipped picture's path.
 */
export function uploadedPath(name: string): string {
  return `uploads/${name}.webp`;
}

/** Parses the path of an uploaded picture, or returns null for the path of a shipped picture. */
export function readUploadedPath(path: string): UploadedName | null {
  return nameIn(PATH, path);
}

/** Returns the names of all uploaded pictures that a text mentions, such as the JSON of a content topic. */
export function uploadedNamesIn(text: string): UploadedName[] {
  const names = [...text.matchAll(new RegExp(`\\b${NAME}\\b`, "g"))].map(([name]) => readUploadedName(name));
  return names.filter((name) => name !== null);
}

function uploadedFile(name: string, width: number, ending: PictureEnding): string {
  return `/media/uploads/${name}/${String(width)}.${ending}`;
}

/**
 * Returns the address of an uploaded picture's widest plain file, for mails, shared links and old browsers.
 * `uploadedSources` derives the other files from this address.
 */
export function plainUpload({ name, place }: UploadedName): string {
  return uploadedFile(name, PLAIN_WIDTHS[place].at(-1) ?? 0, plainEnding(place));
}

function nameIn(pattern: RegExp, text: string): UploadedName | null {
  const [, name, place, id] = pattern.exec(text) ?? [];
  return name === undefined || place === undefined || id === undefined
    ? null
    : { name, place: place as PicturePlace, id };
}
