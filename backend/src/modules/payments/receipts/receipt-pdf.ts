import { createRequire } from "node:module";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { PROJECT_ROOT } from "../../../config/project-root.js";
import { receiptLines } from "./receipt-lines.js";
import type { ReceiptView } from "./receipt.types.js";

/** Lengths in points: A5 across, as receipt books are. */
const PAGE = { size: "A5", layout: "landscape", margin: 40 } as const;
const TERM_WIDTH = 110;
const INK = "#14171f";
const SOFT = "#5a6072";
const BAD = "#b3261e";

/** Parts of one typeface by the letters that they have; what none has is drawn by the first. Names come in these scripts. */
const FONTS = [
  ["latin", "noto-sans/files/noto-sans-latin", /[ -\u00ff\u2000-\u206f]/],
  ["latin-ext", "noto-sans/files/noto-sans-latin-ext", /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20cf]/],
  ["devanagari", "noto-sans/files/noto-sans-devanagari", /[\p{Script=Devanagari}।॥]/u],
  ["bengali", "noto-sans-bengali/files/noto-sans-bengali-bengali", /\p{Script=Bengali}/u],
] as const;
const WEIGHTS = { regular: "400", bold: "600" } as const;
type Weight = keyof typeof WEIGHTS;
type FontName = (typeof FONTS)[number][0];

/** A receipt as a PDF of one page. */
export function receiptPdf(receipt: ReceiptView, clubName: string): Promise<Buffer> {
  const { title, cancelled, facts } = receiptLines(receipt);
  const info = { Title: `${title}, ${clubName}`, Author: clubName, CreationDate: receipt.issuedAt };
  const document = new PDFDocument({ ...PAGE, font: "", info, lang: "en-IN", compress: true });
  const require = createRequire(join(PROJECT_ROOT, "backend", "package.json"));
  for (const [name, file] of FONTS)
    for (const [weight, number] of Object.entries(WEIGHTS))
      document.registerFont(
        `${name} ${weight}`,
        require.resolve(`@fontsource/${file}-${number}-normal.woff`),
      );
  const pen = new Pen(document);
  const { left, right } = document.page.margins;
  const width = document.page.width - left - right;
  pen.write(clubName, "regular", 11, SOFT, left, width);
  pen.write(title, "bold", 22, INK, left, width);
  if (cancelled) {
    pen.write(cancelled.word, "bold", 26, BAD, left, width);
    pen.write(cancelled.why, "regular", 11, BAD, left, width);
  }
  pen.rule(left, width);
  for (const [term, value] of facts) {
    const { y } = document;
    pen.write(term, "regular", 11, SOFT, left, TERM_WIDTH);
    document.y = y;
    pen.write(value, "bold", 11, INK, left + TERM_WIDTH, width - TERM_WIDTH);
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
    const runs = runsOf(text);
    document.fontSize(size).fillColor(colour);
    runs.forEach(({ font, letters }, index) => {
      const options = { width, continued: index < runs.length - 1 };
      document.font(`${font} ${weight}`);
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

/** Neighbouring letters of one font; spaces stay with what is before them. */
function runsOf(text: string): { readonly font: FontName; readonly letters: string }[] {
  const runs: { font: FontName; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const own = FONTS.find(([, , has]) => has.test(letter))?.[0] ?? "latin";
    const font = last && /[\s\p{Mark}\u200c\u200d]/u.test(letter) ? last.font : own;
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}
