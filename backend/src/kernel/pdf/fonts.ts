import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "../project-root.js";
import { type Shaper, shaperOf } from "./harfbuzz.js";
import { openTypeOf } from "./open-type.js";

/**
 * The fonts of each script: Latin, Greek, Cyrillic, and the scripts of India's 22 scheduled languages. A letter is
 * drawn with the first font that has it. The previous letter's font is tried before the others if it is a font of the
 * same script (`fontOf`). Letters of other scripts use the fonts of the first row.
 */
const SCRIPTS = [
  [/\p{Script=Latin}/u, ["latin", "latin-ext", "vietnamese"]],
  [/\p{Script=Greek}/u, ["greek", "greek-ext"]],
  [/\p{Script=Cyrillic}/u, ["cyrillic", "cyrillic-ext"]],
  [/\p{Script_Extensions=Devanagari}/u, ["devanagari"]],
  [/\p{Script_Extensions=Bengali}/u, ["bengali"]],
  [/\p{Script_Extensions=Gujarati}/u, ["gujarati"]],
  [/\p{Script_Extensions=Gurmukhi}/u, ["gurmukhi"]],
  [/\p{Script_Extensions=Kannada}/u, ["kannada"]],
  [/\p{Script_Extensions=Malayalam}/u, ["malayalam"]],
  [/\p{Script_Extensions=Meetei_Mayek}/u, ["meetei-mayek"]],
  [/\p{Script_Extensions=Ol_Chiki}/u, ["ol-chiki"]],
  [/\p{Script_Extensions=Oriya}/u, ["oriya"]],
  [/\p{Script_Extensions=Tamil}/u, ["tamil"]],
  [/\p{Script_Extensions=Telugu}/u, ["telugu"]],
  [/\p{Script_Extensions=Arabic}/u, ["arabic"]],
] as const;
/** Matches the font parts that share one package. Each other part has a separate package. */
const IN_ONE_PACKAGE = /^(?:latin|vietnamese|greek|cyrillic|devanagari)/;
const WEIGHTS = { regular: "400", bold: "600" } as const;
export type Weight = keyof typeof WEIGHTS;
type FontPart = (typeof SCRIPTS)[number][1][number];
/** A font's name in documents: a part of the typeface, and a weight. */
export type FontName = `${FontPart} ${Weight}`;

interface OpenFont extends Shaper {
  readonly bytes: Buffer;
}

/** Cached fonts. A font is read when a document first needs it, so an unused script costs nothing. */
const OPEN = new Map<FontName, OpenFont>();

export function openFont(name: FontName): OpenFont {
  const known = OPEN.get(name);
  if (known) return known;
  const [part, weight] = name.split(" ") as [FontPart, Weight];
  const family = IN_ONE_PACKAGE.test(part) ? "noto-sans" : `noto-sans-${part}`;
  const require = createRequire(join(PROJECT_ROOT, "backend", "package.json"));
  const file = `@fontsource/${family}/files/${family}-${part}-${WEIGHTS[weight]}-normal.woff`;
  const bytes = openTypeOf(readFileSync(require.resolve(file)));
  const font = { bytes, ...shaperOf(bytes) };
  OPEN.set(name, font);
  return font;
}

/** Matches a letter with its marks and joiners. */
const CLUSTER = /[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*|[\p{M}\u200c\u200d]+/gu;
/**
 * Matches spaces and invisible characters, which a font need not have. Direction marks, joiners and variation selectors
 * only change how letters are drawn.
 */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Splits a text into letters with their marks, because `fontOf` chooses a font for each of these. */
export function clustersOf(text: string): readonly string[] {
  return text.match(CLUSTER) ?? [];
}

/**
 * Returns the font that draws a letter with its marks, or null if no font has all of them.
 * @param last the previous letter's font, or null. It is preferred for letters of the same script, for spaces, and for
 * signs that several scripts share, such as the full stop of Hindi and Bengali.
 */
export function fontOf(cluster: string, weight: Weight, last: FontName | null): FontName | null {
  const letters = Array.from(cluster).filter((letter) => !UNSEEN.test(letter));
  if (letters.length === 0 && last !== null) return last;
  const names = partsOf(cluster).map((part): FontName => `${part} ${weight}`);
  const tried = last !== null && names.includes(last) ? [last, ...names] : names;
  return tried.find((name) => letters.every((letter) => openFont(name).has(letter))) ?? null;
}

/** Cached results of `partsOf`, because each attempt to fit a line needs the same letters again. */
const FOUND = new Map<string, readonly FontPart[]>();
const MOST_FOUND = 10_000;

/** Returns the font parts that may have a letter, in order of preference. */
function partsOf(cluster: string): readonly FontPart[] {
  const known = FOUND.get(cluster);
  if (known) return known;
  const [, latin] = SCRIPTS[0];
  const own = SCRIPTS.filter(([script]) => script.test(cluster)).flatMap(([, parts]) => [...parts]);
  const fontParts = own.length > 0 ? own : latin;
  if (FOUND.size >= MOST_FOUND) FOUND.clear();
  FOUND.set(cluster, fontParts);
  return fontParts;
}

/** Matches texts of printable ASCII characters and line breaks, which the Latin font can always draw. */
export const PLAIN = /^[\n -~]*$/;

/** Returns the letters of a text that no font has, without duplicates. */
export function unprintable(text: string): string[] {
  if (PLAIN.test(text)) return [];
  return [...new Set(clustersOf(text.normalize("NFC")).filter((one) => fontOf(one, "bold", null) === null))];
}
