import PDFDocument from "pdfkit";
import { useFont } from "../../../kernel/pdf/document-fonts.js";
import type { Language } from "../../../kernel/languages/language.js";
import { textIn } from "../../../kernel/languages/message.js";
import { runsOf, type Weight } from "../../../kernel/pdf/fonts.js";
import { receiptLines } from "./receipt-lines.js";
import type { ReceiptView } from "./receipt.types.js";

/** Lengths in points: A5 across, as receipt books are. */
const PAGE = { size: "A5", layout: "landscape", margin: 40 } as const;
const TERM_WIDTH = 110;
const INK = "#14171f";
const SOFT = "#5a6072";
const BAD = "#b3261e";

/** A receipt as a PDF of one page. @param language what its words are in */
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
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (piece: Buffer) => pieces.push(piece));
    document.on("end", () => resolve(Buffer.concat(pieces)));
    document.on("error", reject);
    document.end();
  });
}

/** Writes text below what is written already, each run of letters in the font that has them. */
class Pen {
  constructor(private readonly document: PDFKit.PDFDocument) {}

  write(text: string, weight: Weight, size: number, colour: string, x: number, width: number): void {
    const { document } = this;
    const runs = runsOf(text, weight);
    document.fontSize(size).fillColor(colour);
    runs.forEach(({ font, letters }, index) => {
      const options = { width, continued: index < runs.length - 1 };
      useFont(document, font);
      if (index === 0) document.text(letters, x, document.y, options);
      else document.text(letters, options);
    });
    document.moveDown(0.35);
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
