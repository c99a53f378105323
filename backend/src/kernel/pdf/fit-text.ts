import { openFont, type Weight } from "./fonts.js";
import { type FontRun, runsOf, seen } from "./text-runs.js";

/** The units per em of Noto Sans, the same for every script. */
const UNITS = 1000;

/** A run of letters in one font, with its width at size 1. */
interface MeasuredRun extends FontRun {
  readonly width: number;
}

/** One line: its text, its runs from left to right, and its width at size 1. */
export interface TextLine {
  readonly text: string;
  readonly runs: readonly MeasuredRun[];
  readonly width: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly TextLine[];
}

/** The box that a text must fit into. Lengths are in points. */
export interface TextBox {
  readonly width: number;
  /** The preferred text size. */
  readonly size: number;
  /** The minimum text size on one line. A text that would have to be smaller is broken into lines. */
  readonly smallest: number;
  readonly lines: number;
}

function lineOf(text: string, weight: Weight): TextLine {
  const runs = runsOf(text, weight).map((run) => ({
    ...run,
    width: openFont(run.font)
      .shape(run.letters, run.isRightToLeft)
      .reduce((sum, { advance }) => sum + advance / UNITS, 0),
  }));
  return { text: seen(text), runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

/** Returns how far a line extends below its baseline, at size 1. Letters of southern Indian scripts extend far. */
export function depthOf({ runs }: TextLine): number {
  const depths = runs.flatMap(({ font, letters, isRightToLeft }) => {
    const { shape, depth } = openFont(font);
    return shape(letters, isRightToLeft).map(({ id, yOffset }) => depth(id) - yOffset);
  });
  return Math.max(0, ...depths) / UNITS;
}

/**
 * Fits a text of one paragraph into a box. Shrinks the text on one line down to `smallest`, then breaks it into lines,
 * then shrinks it further.
 */
export function fitText(text: string, weight: Weight, { width, size, smallest, lines }: TextBox): FittedText {
  const whole = lineOf(text, weight);
  const oneLine = Math.min(size, width / Math.max(whole.width, Number.EPSILON));
  if (oneLine >= smallest) return { size: oneLine, lines: [whole] };
  for (let tried = smallest; ; tried *= 0.94) {
    const broken = linesOf(text, weight, width / tried);
    if (broken.length <= lines || tried < 1) return { size: tried, lines: broken };
  }
}

/**
 * Fits a text of several paragraphs into a box. Shrinks the text until it has no more lines than the box allows, but
 * not much below one point.
 */
export function fitParagraphs(text: string, weight: Weight, { width, size, lines }: TextBox): FittedText {
  for (let tried = size; ; tried *= 0.96) {
    const broken = text.split("\n").flatMap((paragraph) => linesOf(paragraph, weight, width / tried));
    if (broken.length <= lines || tried < 1) return { size: tried, lines: broken };
  }
}

/**
 * Breaks a paragraph into lines of at most this width. Breaks between words, and within words that are longer than a
 * line.
 */
export function linesOf(text: string, weight: Weight, width: number): TextLine[] {
  const lines: TextLine[] = [];
  let open = "";
  for (const word of text.split(/ +/)) {
    const longer = open === "" ? word : `${open} ${word}`;
    if (lineOf(longer, weight).width <= width) {
      open = longer;
      continue;
    }
    if (open !== "") lines.push(lineOf(open, weight));
    const parts = partsOf(word, weight, width);
    open = parts.pop() ?? "";
    lines.push(...parts.map((part) => lineOf(part, weight)));
  }
  return [...lines, lineOf(open, weight)];
}

function partsOf(word: string, weight: Weight, width: number): string[] {
  const parts = [""];
  for (const { segment } of new Intl.Segmenter("und", { granularity: "grapheme" }).segment(word)) {
    const longer = `${parts.at(-1) ?? ""}${segment}`;
    if (longer === segment || lineOf(longer, weight).width <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}
