import PDFDocument from "pdfkit";
import { writeLine } from "../../../kernel/pdf/document-fonts.js";
import { linesOf } from "../../../kernel/pdf/fit-text.js";
import type { Language } from "../../../kernel/languages/language.js";
import { msg, textIn } from "../../../kernel/languages/message.js";
import { unprintable, type Weight } from "../../../kernel/pdf/fonts.js";
import { receiptLines } from "./receipt-lines.js";
import type { ReceiptView } from "./receipt.types.js";

/** A5 landscape, as in receipt books. Lengths are in points. */
const PAGE = { size: "A5", layout: "landscape", margin: 40 } as const;
const TERM_WIDTH = 110;
const INK = "#14171f";
const SOFT = "#5a6072";
const BAD = "#b3261e";
const NUMBERED = msg("A code such as [U+738B] stands for a letter that this file cannot show.");

/**
 * Draws a receipt as a PDF with one page.
 * @param language the language of the receipt's texts
 */
export function receiptPdf(receipt: ReceiptView, clubName: string, language: Language): Promise<Buffer> {
  const { title: called, cancelled, facts } = receiptLines(receipt);
  const title = textIn(language, called);
  const info = { Title: `${title}, ${clubName}`, Author: clubName, CreationDate: receipt.issuedAt };
  const document = new PDFDocument({ ...PAGE, font: "", info, lang: `${language}-IN`, compress: true });
  const pen = new Pen(document);
  const { left, right } = document.page.margins;
  const width = document.page.width - left - right;
  pen.write(clubName, "regular", 11, SOFT, left, width);
  pen.write(title, "bold", 22, INK, left, width);
  if (cancelled) {
    pen.write(textIn(language, cancelled.word), "bold", 26, BAD, left, width);
    pen.write(textIn(language, cancelled.why), "regular", 11, BAD, left, width);
  }
  pen.rule(left, width);
  for (const [term, value] of facts) {
    const { y } = document;
    pen.write(textIn(language, term), "regular", 11, SOFT, left, TERM_WIDTH);
    document.y = y;
    pen.write(textIn(language, value), "bold", 11, INK, left + TERM_WIDTH, width - TERM_WIDTH);
  }
  const numbered = unprintable(facts.map(([, value]) => textIn(language, value)).join(" "));
  if (numbered.length > 0) pen.write(textIn(language, NUMBERED), "regular", 9, SOFT, left, width);
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (piece: Buffer) => pieces.push(piece));
    document.on("end", () => resolve(Buffer.concat(pieces)));
    document.on("error", reject);
    document.end();
  });
}

/**
 * Distances as multiples of the font size: from a line's top to its baseline, from one line to the next, and below a
 * paragraph.
 */
const LINE = { above: 1.07, height: 1.36, below: 0.48 } as const;

/** Writes text below the existing text, each run of characters in a font that supports them. */
class Pen {
  constructor(private readonly document: PDFKit.PDFDocument) {}

  write(text: string, weight: Weight, size: number, colour: string, x: number, width: number): void {
    let { y } = this.document;
    for (const line of linesOf(text, weight, width / size)) {
      writeLine(this.document, line, { x, y: y + size * LINE.above, size, colour });
      y += size * LINE.height;
    }
    this.document.y = y + size * LINE.below;
  }

  rule(x: number, width: number): void {
    const { document } = this;
    const y = document.y + 2;
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(SOFT);
    document.y = y + 10;
  }
}
