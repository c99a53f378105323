import bidiModule, { type Bidi } from "bidi-js";
import { clustersOf, type FontName, fontOf, PLAIN, type Weight } from "./fonts.js";

/** Letters that are read from right to left, and marks that change the direction. */
const TURNS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Marks a name that is drawn by itself or in a sentence (Unicode's isolates): its own first letter says where it begins, and it
 * turns nothing around it.
 */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name;
}

/** Neighbouring letters of one font and direction, in the order in which they are read. */
export interface FontRun {
  readonly font: FontName;
  readonly letters: string;
  readonly isRightToLeft: boolean;
}

/** The package's types name the form that bundlers read; Node.js gives the function itself. */
const makeBidi = bidiModule as unknown as () => Bidi;
let algorithm: Bidi | null = null;

/** Unicode's algorithm for lines of two directions, whose tables are unpacked when a line first needs them. */
function bidi(): Bidi {
  return (algorithm ??= makeBidi());
}

/** Marks of direction: they have done their work when the runs are in order. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

/**
 * Cuts a line, which begins at the left, by fonts and directions. The runs are in the order in which they are drawn, from left to right.
 * A letter that no font has is there by its number, such as [U+738B]: a box would not say which letter it was.
 */
export function runsOf(line: string, weight: Weight): FontRun[] {
  if (PLAIN.test(line)) return [{ font: `latin ${weight}`, letters: line, isRightToLeft: false }];
  const text = line.normalize("NFC");
  const embedding = TURNS.test(text) ? bidi().getEmbeddingLevels(text, "ltr") : null;
  const runs: { font: FontName; letters: string; level: number; at: number }[] = [];
  let at = 0;
  for (const cluster of clustersOf(text)) {
    const last = runs.at(-1);
    const level = embedding?.levels[at] ?? 0;
    const coveringFont = fontOf(cluster, weight, last?.font ?? null);
    const font = coveringFont ?? (`latin ${weight}` as const);
    const letters = coveringFont === null ? numbered(cluster) : cluster;
    if (last?.font === font && last.level === level) last.letters += letters;
    else runs.push({ font, letters, level, at });
    at += cluster.length;
  }
  if (embedding) {
    const drawn = new Map(
      bidi()
        .getReorderedIndices(text, embedding)
        .map((index, place) => [index, place]),
    );
    runs.sort((one, other) => (drawn.get(one.at) ?? 0) - (drawn.get(other.at) ?? 0));
  }
  return runs
    .map(({ font, letters, level }) => ({ font, letters: seen(letters), isRightToLeft: level % 2 === 1 }))
    .filter(({ letters }) => letters !== "");
}

function numbered(cluster: string): string {
  const numbers = Array.from(cluster, (letter) => letter.codePointAt(0)?.toString(16).toUpperCase() ?? "");
  return `[${numbers.map((number) => `U+${number.padStart(4, "0")}`).join(" ")}]`;
}

/** A text without its marks of direction. */
export function seen(text: string): string {
  return text.replace(DIRECTION_MARKS, "");
}
