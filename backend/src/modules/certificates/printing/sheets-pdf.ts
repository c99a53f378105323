import PDFDocument from "pdfkit";
import { writeLine } from "../../../kernel/pdf/document-fonts.js";
import type { Language } from "../../../kernel/languages/language.js";
import { yieldToEventLoop } from "../../../kernel/lists.js";
import { type Mark, SHEET } from "./certificate-sheet.js";

/** The document properties that PDF viewers show. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly at: Date;
}

/**
 * Writes sheets as one PDF with a page for each. Yields the file in pieces while drawing, so that hundreds of pages
 * need little memory, and lets other requests run between pages. Each font is embedded once, with only the glyphs that
 * are used. The same sheets always give the same bytes.
 */
export async function* sheetsPdf(sheets: Iterable<readonly Mark[]>, facts: PdfFacts): AsyncGenerator<Buffer> {
  const info = { Title: facts.title, Author: facts.author, CreationDate: facts.at };
  const size: [number, number] = [SHEET.width, SHEET.height];
  const lang = `${facts.language}-IN`;
  const document = new PDFDocument({ size, margin: 0, font: "", info, lang, autoFirstPage: false });
  const pictures = new Map<Buffer, PDFKit.Mixins.ImageSrc>();
  for (const marks of sheets) {
    document.addPage();
    for (const mark of marks) draw(document, mark, pictures);
    await yieldToEventLoop();
    yield* read(document);
  }
  document.end();
  for await (const piece of document) yield piece as Buffer;
}

/** Yields the pieces that the document has written since the last call. */
function* read(document: PDFKit.PDFDocument): Generator<Buffer> {
  for (let piece = next(document); piece !== null; piece = next(document)) yield piece;
}

function next(document: PDFKit.PDFDocument): Buffer | null {
  return (document as unknown as NodeJS.ReadableStream).read() as unknown as Buffer | null;
}

/**
 * Opens a picture with `openImage`, which is documented (https://pdfkit.org/docs/images.html) but missing from pdfkit's
 * types.
 */
function opened(document: PDFKit.PDFDocument, png: Buffer): PDFKit.Mixins.ImageSrc {
  return (document as unknown as { openImage(png: Buffer): PDFKit.Mixins.ImageSrc }).openImage(png);
}

/**
 * Draws one element.
 * @param pictures the document's opened pictures, so that the logo is embedded once for all pages
 */
function draw(document: PDFKit.PDFDocument, mark: Mark, pictures: Map<Buffer, PDFKit.Mixins.ImageSrc>): void {
  const { x, y } = mark;
  if (mark.kind === "picture") {
    const picture = pictures.get(mark.png) ?? opened(document, mark.png);
    pictures.set(mark.png, picture);
    document.image(picture, x, y, { width: mark.width, height: mark.height });
  } else if (mark.kind === "path") {
    document.save().translate(x, y).scale(mark.scale).path(mark.path).fill(mark.colour).restore();
  } else {
    writeLine(document, mark.line, mark);
  }
}
