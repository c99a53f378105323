import QRCode from "qrcode";
import { type DrawnLook, PRODUCT_LOOK, PRODUCT_MARK } from "../../../kernel/picture/drawn-look.js";
import {
  depthOf,
  fitParagraphs,
  fitText,
  type FittedText,
  type TextLine,
} from "../../../kernel/pdf/fit-text.js";

/** The size of A4 in landscape, in points. */
export const SHEET = { width: 842, height: 595 } as const;
/** The area for all texts, in points. */
export const FRAME = { left: 74, right: 790, top: 48, bottom: 553 } as const;
const WIDTH = FRAME.right - FRAME.left;

const COLOURS = { ink: "#14171f", soft: "#4d5365", rule: "#9aa1b5" } as const;

const MARK_SIDE = 34;

const QR_SIZE = 84;
/** Medium error correction suits an address of about sixty characters on paper that may be creased. */
const QR_OPTIONS = { errorCorrectionLevel: "M" } as const;
const SIGNATURE = { width: 150, gap: 24, picture: 46, y: 490 } as const;

/** A person who signs, with an optional picture (PNG) of the signature. */
interface PrintedSignature {
  readonly name: string;
  readonly office: string;
  readonly picture: Buffer | null;
}

/** The texts of a certificate, with all placeholders filled in. */
export interface CertificateTexts {
  readonly club: string;
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly text: string;
  readonly signatures: readonly PrintedSignature[];
  readonly issued: string;
  /** The address for checking the certificate. The QR code contains it too. */
  readonly verifyUrl: string;
}

/** An element of the sheet. For text, `y` is the baseline. A path has its own units, each `scale` points long. */
export type Mark =
  | {
      readonly kind: "text";
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly colour: string;
      readonly line: TextLine;
    }
  | {
      readonly kind: "path";
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly colour: string;
      readonly path: string;
    }
  | {
      readonly kind: "picture";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly png: Buffer;
    };

/** Returns all elements of a sheet in the club's look. The same texts always give the same sheet. */
export function certificateSheet(words: CertificateTexts, look: DrawnLook = PRODUCT_LOOK): Mark[] {
  return [...background(words, look), ...said(words, look), ...signatures(words.signatures), ...proof(words)];
}

function background({ club }: CertificateTexts, { accent, mark }: DrawnLook): Mark[] {
  return [
    box(0, 0, 26, SHEET.height, accent),
    box(26, 0, 5, SHEET.height, COLOURS.ink),
    ...clubMark(mark, accent),
    ...written(fitText(club, "bold", { width: WIDTH - 50, size: 17, smallest: 9, lines: 1 }), {
      x: FRAME.left + 46,
      y: FRAME.top + 23,
    }),
  ];
}

function clubMark(mark: DrawnLook["mark"], accent: string): Mark[] {
  const place = { x: FRAME.left, y: FRAME.top };
  if (mark === "none") return [];
  if (mark !== "product")
    return [{ kind: "picture", ...place, width: MARK_SIDE, height: MARK_SIDE, png: mark }];
  const { size, bars } = PRODUCT_MARK;
  const drawn = { kind: "path", ...place, scale: MARK_SIDE / size } as const;
  const rect = ([left, top, width, height]: readonly number[]) =>
    `M${String(left)} ${String(top)}h${String(width)}v${String(height)}h-${String(width)}z`;
  return [
    { ...drawn, colour: accent, path: rect([0, 0, size, size]) },
    { ...drawn, colour: "#ffffff", path: bars.map(rect).join("") },
  ];
}

function said({ title, lead, name, text }: CertificateTexts, { accent }: DrawnLook): Mark[] {
  const named = fitText(name, "bold", { width: WIDTH, size: 46, smallest: 26, lines: 2 });
  const nameY = 252;
  const lastY = nameY + (named.lines.length - 1) * named.size * LINE_HEIGHT;
  const below = Math.max(16, ...named.lines.slice(-1).map((line) => depthOf(line) * named.size + 5));
  const body = fitParagraphs(text, "regular", { width: WIDTH, size: 17, smallest: 0, lines: TEXT_LINES });
  return [
    ...written(fitText(title, "bold", { width: WIDTH, size: 34, smallest: 20, lines: 1 }), {
      x: FRAME.left,
      y: 142,
      colour: accent,
    }),
    ...written(fitText(lead, "regular", { width: WIDTH, size: 17, smallest: 10, lines: 1 }), {
      x: FRAME.left,
      y: 188,
      colour: COLOURS.soft,
    }),
    ...written(named, { x: FRAME.left, y: nameY }),
    box(FRAME.left, lastY + below, WIDTH, 1.5, COLOURS.ink),
    ...written(body, { x: FRAME.left, y: lastY + below + 32 }),
  ];
}

const LINE_HEIGHT = 1.4;
/** Maximum number of text lines that fit between a two-line name and the signatures. */
const TEXT_LINES = 4;

/** Draws the signatures from left to right, each above its line. */
function signatures(all: readonly PrintedSignature[]): Mark[] {
  const { width, y } = SIGNATURE;
  const fit = { width, smallest: 6, lines: 1 };
  // All names have the size at which the widest name fits, and all offices the size at which the widest office fits.
  const nameSize = Math.min(...all.map(({ name }) => fitText(name, "bold", { ...fit, size: 12 }).size));
  const officeSize = Math.min(
    ...all.map(({ office }) => fitText(office, "regular", { ...fit, size: 10.5 }).size),
  );
  return all.flatMap(({ name, office, picture }, index) => {
    const x = FRAME.left + index * (SIGNATURE.width + SIGNATURE.gap);
    const below = { x, y: y + 36, colour: COLOURS.soft };
    return [
      ...(picture ? [inBox(picture, x, y - SIGNATURE.picture - 4)] : []),
      box(x, y, width, 1, COLOURS.ink),
      ...written(fitText(name, "bold", { ...fit, size: nameSize }), { x, y: y + 19 }),
      ...written(fitText(office, "regular", { ...fit, size: officeSize }), below),
    ];
  });
}

/** Draws the QR code, its address and the day of issue at the bottom right. */
function proof({ verifyUrl, issued }: CertificateTexts): Mark[] {
  const { modules } = QRCode.create(verifyUrl, QR_OPTIONS);
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) dark.push(`M${String(column)} ${String(row)}h1v1h-1z`);
  const x = FRAME.right - QR_SIZE;
  const y = 424;
  const small = { width: QR_SIZE + 96, smallest: 4, lines: 2 };
  const lines = [
    fitText(issued, "regular", { ...small, size: 9 }),
    fitText(verifyUrl.replace(/^https?:\/\//, ""), "regular", { ...small, size: 7.5 }),
  ];
  return [
    { kind: "path", x, y, scale: QR_SIZE / modules.size, colour: COLOURS.ink, path: dark.join("") },
    ...lines.flatMap((text, index) =>
      written(text, { x: FRAME.right, y: y + QR_SIZE + 16 + index * 13, colour: COLOURS.soft, right: true }),
    ),
  ];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly colour?: string;
  /** Whether `x` is the right end of the lines. */
  readonly right?: boolean;
}

function written({ size, lines }: FittedText, { x, y, colour = COLOURS.ink, right = false }: Place): Mark[] {
  return lines.map((line, index) => ({
    kind: "text",
    x: right ? x - line.width * size : x,
    y: y + index * size * LINE_HEIGHT,
    size,
    colour,
    line,
  }));
}

function box(x: number, y: number, width: number, height: number, colour: string): Mark {
  return {
    kind: "path",
    x,
    y,
    scale: 1,
    colour,
    path: `M0 0h${String(width)}v${String(height)}h${String(-width)}z`,
  };
}

/**
 * Draws a signature's picture as large as fits into its box, in the lower left corner. The box is just above the
 * signature's line.
 */
function inBox(png: Buffer, x: number, y: number): Mark {
  const [wide, high] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const scale = Math.min(SIGNATURE.width / wide, SIGNATURE.picture / high);
  const height = high * scale;
  return { kind: "picture", x, y: y + SIGNATURE.picture - height, width: wide * scale, height, png };
}
