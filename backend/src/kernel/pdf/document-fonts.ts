import PDFDocument from "pdfkit";
import type { TextLine } from "./fit-text.js";
import { type FontName, openFont } from "./fonts.js";

/** What pdfkit's embedded font asks of the font that it reads (fontkit's interface). */
interface ReadFont {
  getGlyph(id: number, codePoints?: readonly number[]): { readonly path: { toSVG(): string } };
  glyphForCodePoint(codePoint: number): { readonly id: number };
  layout(text: string, features?: readonly string[]): object;
}

/** The direction of a run, as pdfkit hands it on: by the feature that OpenType has for it. Without one pdfkit would cut it into words. */
const DIRECTION = { ltr: ["ltra"], rtl: ["rtla"] } as const satisfies Record<
  string,
  PDFKit.Mixins.OpenTypeFeatures[]
>;

/** Writes a line; `y` is its base line. Lengths are in points. */
export function writeLine(
  document: PDFKit.PDFDocument,
  line: TextLine,
  {
    x,
    y,
    size,
    colour,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): void {
  let at = x;
  // Glyphs are not in the order of a script's letters, so programs that read the text get the words.
  document.markContent("Span", { actual: line.text });
  for (const { font, letters, width, isRightToLeft } of line.runs) {
    const features = [...DIRECTION[isRightToLeft ? "rtl" : "ltr"]];
    useFont(document, font).fontSize(size).fillColor(colour);
    document.text(letters, at, y, { lineBreak: false, baseline: "alphabetic", features });
    at += width * size;
  }
  document.endMarkedContent();
}

/**
 * Chooses a font of a document. pdfkit shapes by fontkit, which puts signs of Bengali at the wrong letter ("জ্যোতির্ময়" gets a second
 * one, "দ্বিজেন্দ্রনাথ" a wrong one), so the font that it opened is given HarfBuzz's shaping (ADR 72).
 */
function useFont(document: PDFKit.PDFDocument, name: FontName): PDFKit.PDFDocument {
  const { bytes } = openFont(name);
  // Only the first call of a document reads the bytes: afterwards the name is enough.
  document.registerFont(name, bytes).font(name);
  const font = readFont(document);
  if (!Object.hasOwn(font, "layout")) {
    font.layout = (text, features = []) => layout(font, name, text, features.includes("rtla"));
  }
  return document;
}

function readFont(document: PDFKit.PDFDocument): ReadFont {
  return (document as unknown as { readonly _font: { readonly font: ReadFont } })._font.font;
}

/** Opened fonts, for outlines outside a document. */
const OUTLINES = new Map<FontName, ReadFont>();

/** A glyph's outline as the data of an SVG path, in the font's units, upwards. */
export function glyphOutline(name: FontName, id: number): string {
  const font = OUTLINES.get(name) ?? readFont(useFont(new PDFDocument({ font: "" }), name));
  OUTLINES.set(name, font);
  return font.getGlyph(id).path.toSVG();
}

/**
 * Returns a text in fontkit's layout. Each glyph refers to the letters that it shows, by which a reader finds words.
 */
function layout(font: ReadFont, name: FontName, text: string, isRightToLeft: boolean): object {
  const shaped = openFont(name).shape(text, isRightToLeft);
  const starts = [...new Set(shaped.map(({ at }) => at))].sort((a, b) => a - b);
  const glyphs = shaped.map(({ id, at }, index) => {
    const end = starts.find((start) => start > at) ?? text.length;
    const letters = Array.from(text.slice(at, end), (letter) => letter.codePointAt(0) ?? 0);
    const own = letters.filter((letter) => font.glyphForCodePoint(letter).id === id);
    const isFirst = shaped.findIndex((other) => other.at === at) === index;
    return font.getGlyph(id, own.length > 0 ? own.slice(0, 1) : isFirst ? letters : []);
  });
  return {
    glyphs,
    positions: shaped.map(({ advance, xOffset, yOffset }) => ({
      xAdvance: advance,
      yAdvance: 0,
      xOffset,
      yOffset,
    })),
    advanceWidth: shaped.reduce((sum, { advance }) => sum + advance, 0),
  };
}
