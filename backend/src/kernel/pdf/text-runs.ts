import bidiModule, { type Bidi } from "bidi-js";
import { clustersOf, type FontName, fontOf, PLAIN, type Weight } from "./fonts.js";

/** Matches letters that are read from right to left, and marks that change the direction. */
const TURNS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Wraps a name in Unicode's isolate marks if it may change the reading direction. The name's first letter then decides
 * its direction, and the name does not affect the surrounding text.
 */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name;
}

/** Adjacent letters with the same font and direction, in reading order. */
export interface FontRun {
  readonly font: FontName;
  readonly letters: string;
  readonly isRightToLeft: boolean;
}

/** In Node.js, bidi-js exports a function, but its types describe the module for bundlers. */
const makeBidi = bidiModule as unknown as () => Bidi;
let algorithm: Bidi | null = null;

/** Returns Unicode's algorithm for lines with two directions. The first call unpacks its tables. */
function bidi(): Bidi {
  return (algorithm ??= makeBidi());
}

/** Matches direction marks, which have no effect once the runs are in order. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

/**
 * Splits a left-to-right line into runs with one font and direction each, in drawing order from left to right. A letter
 * that no font has is replaced with its code point, such as [U+738B]. Otherwise a font would draw the same box for
 * every missing letter.
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

/** Returns a text without its direction marks. */
export function seen(text: string): string {
  return text.replace(DIRECTION_MARKS, "");
}
