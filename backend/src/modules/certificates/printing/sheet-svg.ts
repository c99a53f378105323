import { glyphOutline } from "../../../kernel/pdf/document-fonts.js";
import { type FontName, openFont } from "../../../kernel/pdf/fonts.js";
import { type Mark, SHEET } from "./certificate-sheet.js";

const UNITS = 1000;

/**
 * Draws a sheet as an SVG picture for the screen. The positions are those of the PDF, and glyphs are drawn as outlines,
 * so that the picture does not depend on a browser's fonts. The SVG has no text, no script and no external content.
 */
export function sheetSvg(marks: readonly Mark[]): string {
  const glyphs = new Map<string, string>();
  const parts = marks.map((mark) => drawn(mark, glyphs));
  const defs = [...glyphs].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join("");
  const size = `${String(SHEET.width)} ${String(SHEET.height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><defs>${defs}</defs><path fill="#fff" d="M0 0h${String(SHEET.width)}v${String(SHEET.height)}H0z"/>${parts.join("")}</svg>`;
}

function drawn(mark: Mark, glyphs: Map<string, string>): string {
  const { x, y } = mark;
  if (mark.kind === "picture") {
    const data = `data:image/png;base64,${mark.png.toString("base64")}`;
    return `<image x="${short(x)}" y="${short(y)}" width="${short(mark.width)}" height="${short(mark.height)}" href="${data}"/>`;
  }
  if (mark.kind === "path")
    return `<path fill="${mark.colour}" transform="translate(${short(x)} ${short(y)}) scale(${short(mark.scale)})" d="${mark.path}"/>`;
  const scale = mark.size / UNITS;
  const uses: string[] = [];
  let at = 0;
  for (const { font, letters, isRightToLeft } of mark.line.runs)
    for (const { id, advance, xOffset, yOffset } of openFont(font).shape(letters, isRightToLeft)) {
      const name = `${font.replace(" ", "-")}-${String(id)}`;
      if (!glyphs.has(name)) glyphs.set(name, outline(font, id));
      uses.push(`<use href="#${name}" x="${String(at + xOffset)}" y="${String(yOffset)}"/>`);
      at += advance;
    }
  return `<g fill="${mark.colour}" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)} ${short(-scale)})">${uses.join("")}</g>`;
}

/** Returns a glyph's outline rounded to whole font units. The difference is invisible. */
function outline(font: FontName, id: number): string {
  return glyphOutline(font, id).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

function short(number: number): string {
  return String(Math.round(number * 10_000) / 10_000);
}
