import { paiseOf, plainFigure, readFigure, withoutCurrency } from "../../../kernel/contract/read-figure.js";

/** The value of a money cell: signed paise, empty, or not reliable. */
export type Amount = number | "blank" | "unreadable" | "tooLarge";

/**
 * Maximum number of digits in an amount's whole rupees, so that amounts are below a hundred crore (1,000,000,000). A
 * number with more digits is more likely a phone number or a transaction ID.
 */
const STATEMENT_DIGITS = 9;

/** Matches the spellings of an empty cell. */
const BLANK = /^(?:|-+|–|—|nil|na|n\/a|n\.a\.?)$/i;

/**
 * Reads an amount as Indian banks write it: `1,00,360.00`, `360.0000`, `३६०.००`, `360.00 Cr`, `₹360`, `INR 360`, `Rs.
 * 360/-`, `(360.00)`, `-360`. Returns whole paise, without floats. Formulas, unknown words and ambiguous figures are
 * unreadable. More than `digits` digits of rupees are too large.
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

/** Returns whether an export left a cell empty, in any spelling. */
export function isBlank(cell: string): boolean {
  return BLANK.test(cell.trim());
}

/** Returns the bare figure, and whether it is negative. `negative` is null if two signs contradict each other. */
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
