import { glyphOutline } from "../pdf/document-fonts.js";
import { fitText, type TextBox, type TextLine } from "../pdf/fit-text.js";
import { openFont, unprintable } from "../pdf/fonts.js";
import { isolated } from "../pdf/text-runs.js";
import { fillPath } from "./fill-path.js";

/** The font units per em of Noto Sans. */
const UNITS = 1000;
/** Distance between baselines, and from a line's top to its baseline, as factors of the letter size. */
const LINE = { height: 1.4, above: 1.05 } as const;

/**
 * Draws a text in the fonts of its script. The text is as large as the box below `y` allows, up to `box.size`. Draws
 * nothing if the text has a character that no font has.
 */
export function drawText(
  text: string,
  box: TextBox & { readonly x: number; readonly y: number; readonly height: number },
  paint: (x: number, y: number, share: number) => void,
): void {
  if (unprintable(text).length > 0) return;
  const { size, lines } = fitted(isolated(text), box);
  for (const [index, line] of lines.entries())
    drawLine(line, box.x, box.y + size * (LINE.above + index * LINE.height), size, paint);
}

function fitted(text: string, box: TextBox & { readonly height: number }) {
  for (let { size } = box; ; size *= 0.9) {
    const fit = fitText(text, "bold", { ...box, size, smallest: size });
    if (
      fit.size < 8 ||
      (fit.lines.length <= box.lines && fit.lines.length * fit.size * LINE.height <= box.height)
    )
      return fit;
  }
}

function drawLine(
  { runs }: TextLine,
  x: number,
  y: number,
  size: number,
  paint: (x: number, y: number, share: number) => void,
): void {
  const scale = size / UNITS;
  let at = x;
  for (const { font, letters, isRightToLeft } of runs)
    for (const { id, advance, xOffset, yOffset } of openFont(font).shape(letters, isRightToLeft)) {
      fillPath(glyphOutline(font, id), { x: at + xOffset * scale, y: y - yOffset * scale, scale }, paint);
      at += advance * scale;
    }
}
