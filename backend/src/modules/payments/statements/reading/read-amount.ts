/** What a cell of money says: paise with their sign, nothing at all, or nothing that can be trusted. */
export type Amount = number | "blank" | "unreadable" | "tooLarge";

/** Up to a crore of rupees: in paise these fit the database's whole numbers. */
const MAX_DIGITS = 7;
/** How exports leave a column empty. */
const BLANK = /^(?:|-+|–|—|nil|na|n\/a)$/i;
const NOT_PLAIN_NUMBERS = /\p{No}/u;
/** Either digits alone, or groups of two or three of which the last has three; at most two decimals. */
const WITH_POINT = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/;
/** As semicolon files write it: a comma before the decimals, groups (if any) set off by points. */
const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3}),(\d{1,2})$/;

/**
 * Reads an amount as Indian banks write it: `1,00,360.00`, `360.00 Cr`, `₹360`, `INR 360`, `Rs. 360/-`, `(360.00)`,
 * `-360`. Whole paise, no floats. Formulas, unknown words and figures of unclear meaning are unreadable.
 */
export function readAmount(cell: string): Amount {
  // Compatibility forms would turn 36² into 362.
  if (NOT_PLAIN_NUMBERS.test(cell)) return "unreadable";
  const text = cell
    .normalize("NFKC")
    .replace(/[\u2212\u2010\u2011]/g, "-")
    .replace(/^'/, "")
    .trim();
  if (BLANK.test(text)) return "blank";
  const { figure, negative } = withoutSigns(text);
  if (negative === null) return "unreadable";
  const [, whole, decimals = ""] = WITH_POINT.exec(figure) ?? WITH_COMMA.exec(figure) ?? [];
  if (whole === undefined) return "unreadable";
  const digits = whole.replace(/[,.]/g, "").replace(/^0+(?=\d)/, "");
  if (digits.length > MAX_DIGITS) return "tooLarge";
  const paise = Number(digits) * 100 + Number(decimals.padEnd(2, "0"));
  return negative ? -paise : paise;
}

/** The bare figure, and whether it is money out; null when two signs contradict each other. */
function withoutSigns(text: string): { figure: string; negative: boolean | null } {
  const signs = new Set<boolean>();
  let figure = text;
  const strip = (pattern: RegExp, sign?: (found: RegExpExecArray) => boolean): void => {
    const found = pattern.exec(figure);
    if (!found) return;
    figure = (found.groups?.["rest"] ?? "").trim();
    if (sign) signs.add(sign(found));
  };
  strip(/^(?<rest>.*?)[\s(]*(?<![A-Z])(?<side>CR|DR)\.?\)?$/i, (found) =>
    /dr/i.test(found.groups?.["side"] ?? ""),
  );
  strip(/^\((?<rest>.*)\)$/, () => true);
  strip(/^(?<sign>[-+])(?<rest>.*)$/, (found) => found.groups?.["sign"] === "-");
  strip(/^(?:₹|INR|RS\.?)(?<rest>.*)$/i);
  strip(/^(?<rest>.*?)(?:INR|\/-)$/i);
  strip(/^(?<sign>[-+])(?<rest>.*)$/, (found) => found.groups?.["sign"] === "-");
  strip(/^(?<rest>.*)-$/, () => true);
  return { figure, negative: signs.size > 1 ? null : signs.has(true) };
}
