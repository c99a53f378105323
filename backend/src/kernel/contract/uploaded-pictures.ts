/**
 * Pictures that people upload (ADR 77). What one is for, its _place_, says its shape and in which sizes it is kept, and is part of
 * its name, so that whoever has its path knows every address of it.
 */

/** What a place needs. */
interface PictureShape {
  /** Width and height of the shape that it is cropped to. */
  readonly ratio: readonly [width: number, height: number];
  /** In pixels, the smallest first: what pages ask for, also on screens of twice as many dots. */
  readonly widths: readonly number[];
  /** The least width after cropping: less is too coarse to be looked at. */
  readonly least: number;
  /** The one format for programs that know no newer one: mails, shared links, home screens. */
  readonly plain: { readonly ending: "jpg" | "png"; readonly widths: readonly number[] };
  /** The most bytes that a plain file may have. */
  readonly most?: number;
}

/** A link's picture: what the programs that show it ask for. */
const SHARING = { ratio: [1200, 630], widths: [600, 1200], least: 600, most: 60_000 } as const;

export const PICTURE_PLACES = {
  /** A person: members, faculty, testimonials. */
  portrait: {
    ratio: [1, 1],
    widths: [96, 192, 384, 640],
    least: 96,
    plain: { ending: "jpg", widths: [384] },
  },
  glimpse: { ratio: [16, 10], widths: [400, 800, 1200], least: 320, plain: { ending: "jpg", widths: [800] } },
  event: { ratio: [3, 2], widths: [400, 800, 1200], least: 320, plain: { ending: "jpg", widths: [1200] } },
  sharing: { ...SHARING, plain: { ending: "jpg", widths: [1200] } },
  /** The club's own. */
  mark: {
    ratio: [1, 1],
    widths: [96, 192],
    least: 64,
    plain: { ending: "png", widths: [32, 180, 192, 512] },
  },
} as const satisfies Readonly<Record<string, PictureShape>>;
export type PicturePlace = keyof typeof PICTURE_PLACES;

export const PLACES = Object.keys(PICTURE_PLACES) as readonly PicturePlace[];

/** The formats of the web that pages choose from, the smallest first. */
export const MODERN = ["avif", "webp"] as const;
export type PictureEnding = (typeof MODERN)[number] | "jpg" | "png";

const NAME = `(${PLACES.join("|")})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`;
const PATH = new RegExp(`^uploads/(${NAME})\\.webp$`);
const ADDRESS = new RegExp(`^/media/uploads/(${NAME})/\\d+\\.webp$`);

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

/** How content and events name a picture: a path, as that of a shipped one. */
export function uploadedPath(name: string): string {
  return `uploads/${name}.webp`;
}

/** Reads such a path; null for that of a shipped picture. */
export function readUploadedPath(path: string): UploadedName | null {
  return nameIn(PATH, path);
}

/** Reads an address that `uploadedAddress` made; null for that of another picture. */
export function readUploadedAddress(address: string): UploadedName | null {
  return nameIn(ADDRESS, address);
}

/** All names in a text, such as the JSON of a part of the content. */
export function uploadedNamesIn(text: string): UploadedName[] {
  const found = [...text.matchAll(new RegExp(`\\b${NAME}\\b`, "g"))].map(([name]) => readUploadedName(name));
  return found.filter((name) => name !== null);
}

/** Where a file of a picture is. */
function uploadedFile(name: string, width: number, ending: PictureEnding): string {
  return `/media/uploads/${name}/${String(width)}.${ending}`;
}

/** The address that stands for all of a picture's files: the widest WebP. */
export function uploadedAddress({ name, place }: UploadedName): string {
  return uploadedFile(name, PICTURE_PLACES[place].widths.at(-1) ?? 0, "webp");
}

/** What a `<source>` chooses from, in one format. */
export function uploadedSources({ name, place }: UploadedName, ending: (typeof MODERN)[number]): string {
  const { widths } = PICTURE_PLACES[place];
  return widths.map((width) => `${uploadedFile(name, width, ending)} ${String(width)}w`).join(", ");
}

/** The widest plain file: for mails, shared links and old browsers. */
export function plainUpload({ name, place }: UploadedName): string {
  const { ending, widths } = PICTURE_PLACES[place].plain;
  return uploadedFile(name, widths.at(-1) ?? 0, ending);
}

/** Whether a place has a file of this width and ending. */
export function isUploadedFile(place: PicturePlace, width: number, ending: string): boolean {
  const { widths, plain }: PictureShape = PICTURE_PLACES[place];
  const has = ending === plain.ending ? plain.widths : MODERN.some((one) => one === ending) ? widths : [];
  return has.includes(width);
}

function nameIn(pattern: RegExp, text: string): UploadedName | null {
  const [, name, place, id] = pattern.exec(text) ?? [];
  return name === undefined || place === undefined || id === undefined
    ? null
    : { name, place: place as PicturePlace, id };
}
