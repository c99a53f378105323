import { paiseOf, plainFigure, readFigure, withoutCurrency } from "../../../kernel/contract/read-figure.js";

/** What a cell of money says: paise with their sign, nothing at all, or nothing that can be trusted. */
export type Amount = number | "blank" | "unreadable" | "tooLarge";

/** Below a hundred crore. A figure of ten digits or more is rather a phone's number or a transfer's. */
const STATEMENT_DIGITS = 9;

/** How exports leave a column empty. */
const BLANK = /^(?:|-+|–|—|nil|na|n\/a|n\.a\.?)$/i;

/**
 * Reads an amount as Indian banks write it: `1,00,360.00`, `360.0000`, `३६०.००`, `360.00 Cr`, `₹360`, `INR 360`, `Rs. 360/-`,
 * `(360.00)`, `-360`. Whole paise, no floats. Formulas, unknown words and figures of unclear meaning are unreadable. More
 * digits of rupees than `digits` are too large.
 */
export function readAmount(cell: string, digits = STATEMENT_DIGITS): Amount {
  const text = plainFigure(cell);
  if (BLANK.test(text)) return "blank";
  const { figure: written, negative } = withoutSigns(text);
  const figure = negative === null ? null : readFigure(written);
  if (figure === null || figure.decimals.length > 2) return "unreadable";
  if (figure.whole.length > digits) return "tooLarge";
  return negative === true ? -paiseOf(figure) : paiseOf(figure);
}

/** True for a cell that exports leave empty, in whichever way. */
export function isBlank(cell: string): boolean {
  return BLANK.test(cell.trim());
}

/** The bare figure, and whether it is money out; null when two signs contradict each other. */
function withoutSigns(text: string): { figure: string; negative: boolean | null } {
  const signs = new Set<boolean>();
  let figure = text;
  const strip = (pattern: RegExp, sign: (match: RegExpExecArray) => boolean): void => {
    const match = pattern.exec(figure);
    if (!match) return;
    figure = (match.groups?.["rest"] ?? "").trim();
    signs.add(sign(match));
  };
  const isDebit = (match: RegExpExecArray): boolean => /dr/i.test(match.groups?.["side"] ?? "");
  const isMinus = (match: RegExpExecArray): boolean => match.groups?.["sign"] === "-";
  strip(/^(?<rest>.*?)[\s(]*(?<![A-Z])(?<side>CR|DR)\.?\)?$/i, isDebit);
  strip(/^\(?(?<side>CR|DR)[.):]*\s*(?=[\d₹RI+-])(?<rest>.*)$/i, isDebit);
  strip(/^\((?<rest>.*)\)$/, () => true);
  strip(/^(?<sign>[-+])(?<rest>.*)$/, isMinus);
  figure = withoutCurrency(figure);
  strip(/^(?<sign>[-+])(?<rest>.*)$/, isMinus);
  strip(/^\((?<rest>.*)\)$/, () => true);
  strip(/^(?<rest>.*)(?<sign>[-+])$/, isMinus);
  return { figure: withoutCurrency(figure), negative: signs.size > 1 ? null : signs.has(true) };
}
