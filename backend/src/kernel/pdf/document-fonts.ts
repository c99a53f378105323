import PDFDocument from "pdfkit";
import { type FontName, openFont } from "./fonts.js";

/** What pdfkit's embedded font asks of the font that it reads (fontkit's interface). */
interface ReadFont {
  getGlyph(id: number, codePoints?: readonly number[]): { readonly path: { toSVG(): string } };
  glyphForCodePoint(codePoint: number): { readonly id: number };
  layout(text: string): object;
}

/**
 * Chooses a font of a document. pdfkit shapes by fontkit, which puts signs of Bengali at the wrong letter ("জ্যোতির্ময়" gets a second
 * one, "দ্বিজেন্দ্রনাথ" a wrong one), so the font that it opened is given HarfBuzz's shaping (ADR 72).
 */
export function useFont(document: PDFKit.PDFDocument, name: FontName): PDFKit.PDFDocument {
  const { bytes } = openFont(name);
  // Only the first call of a document reads the bytes: afterwards the name is enough.
  document.registerFont(name, bytes).font(name);
  const font = readFont(document);
  if (!Object.hasOwn(font, "layout")) font.layout = (text) => layout(font, name, text);
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

/** A text as fontkit would lay it out. Each glyph stands for the letters that it shows, by which a reader finds words. */
function layout(font: ReadFont, name: FontName, text: string): object {
  const shaped = openFont(name).shape(text);
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
