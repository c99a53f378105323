import PDFDocument from "pdfkit";
import type { TextLine } from "./fit-text.js";
import { type FontName, openFont } from "./fonts.js";

/** The methods of a fontkit font that pdfkit calls. */
interface ReadFont {
  getGlyph(id: number, codePoints?: readonly number[]): { readonly path: { toSVG(): string } };
  glyphForCodePoint(codePoint: number): { readonly id: number };
  layout(text: string, features?: readonly string[]): object;
}

/**
 * OpenType features that tell a font's `layout` the direction of a run. pdfkit passes only the text and the features to
 * `layout`. Without any feature, pdfkit would split the run into words.
 */
const DIRECTION = { ltr: ["ltra"], rtl: ["rtla"] } as const satisfies Record<
  string,
  PDFKit.Mixins.OpenTypeFeatures[]
>;

/** Writes a line. Lengths are in points, and `y` is the baseline. */
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
  // The glyphs are not always in the order of the letters, so programs that extract the text get the original text.
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
 * Selects a document's font, and replaces its shaping with HarfBuzz's (ADR 72). By itself, pdfkit would use fontkit,
 * which misplaces Bengali signs: "জ্যোতির্ময়" gets a sign too many, and "দ্বিজেন্দ্রনাথ" a wrong one.
 */
function useFont(document: PDFKit.PDFDocument, name: FontName): PDFKit.PDFDocument {
  const { bytes } = openFont(name);
  // Only a document's first call with a font reads the font's bytes. Later calls find the font by name.
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

/** Cached fonts, for outlines that are drawn outside a document. */
const OUTLINES = new Map<FontName, ReadFont>();

/** Returns a glyph's outline as SVG path data, in the font's units, with y pointing up. */
export function glyphOutline(name: FontName, id: number): string {
  const font = OUTLINES.get(name) ?? readFont(useFont(new PDFDocument({ font: "" }), name));
  OUTLINES.set(name, font);
  return font.getGlyph(id).path.toSVG();
}

/**
 * Shapes a text and returns fontkit's layout. Each glyph refers to the letters that it shows, so that the text can be
 * searched in PDF viewers.
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
