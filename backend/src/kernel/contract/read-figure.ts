import { asciiDigits } from "./visible-text.js";

/** A number as it was written, in ASCII digits and without the marks between its groups. */
export interface Figure {
  /** Without zeros in front. */
  readonly whole: string;
  /** Without zeros at the end; "" for a whole number. */
  readonly decimals: string;
}

/** Groups of two or three digits, the last of three, with one kind of mark between them: Indian and western. */
const GROUPED = [",", "'", " "].map((mark) => `\\d{1,3}(?:${mark}\\d{2,3})*${mark}\\d{3}`).join("|");
const WITH_POINT = new RegExp(`^(\\d+|${GROUPED})(?:\\.(\\d+))?$`);
/** As semicolon files write it: a comma before the decimals, groups (if any) set off by points or spaces. */
const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3}|\d{1,3}(?: \d{3})+),(\d{1,2})$/;
/** 360.000 is 360 to some and 360,000 to others. */
const UNCLEAR = /^\d{1,3}\.\d{3}$/;
/** Compatibility forms would turn 36² into 362. */
const NOT_PLAIN_NUMBERS = /\p{No}/u;
const ASCII = /^[ -~]*$/;
const CURRENCY_BEFORE = /^(?:₹|INR|RS\.?|RE\.?|रु\.?|रू\.?|रुपये|टका|টাকা)\s*/iu;
const CURRENCY_AFTER = /\s*(?:₹|INR|\/[-=]|रुपये|টাকা)$/iu;

/**
 * Returns a text as numbers are read: every script's digits as ASCII, one kind of minus, apostrophe, space and point, no
 * invisible characters, and without the apostrophe with which a spreadsheet marks text.
 */
export function plainFigure(text: string): string {
  if (ASCII.test(text)) return text.trim().replace(/^'/, "").trim(); // nearly every cell, and many times faster
  if (NOT_PLAIN_NUMBERS.test(text)) return text;
  return asciiDigits(text.normalize("NFKC"))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/^\s*'/u, "")
    .replace(/[\u2212\u2010\u2011]/g, "-")
    .replace(/[\u2018\u2019\u02BC`´]/g, "'")
    .replaceAll("\u066B", ".")
    .replaceAll("\u066C", ",")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Reads a number without sign: `360`, `३६०.००`, `1,00,360.00`, `1'360.0000`, `1 360,50`. Returns null for what is none, and
 * for what has two meanings (`360.000`).
 */
export function readFigure(text: string): Figure | null {
  const plain = plainFigure(text);
  if (UNCLEAR.test(plain)) return null;
  const [, whole, decimals = ""] = WITH_POINT.exec(plain) ?? WITH_COMMA.exec(plain) ?? [];
  if (whole === undefined) return null;
  return { whole: whole.replace(/\D/g, "").replace(/^0+(?=\d)/, ""), decimals: decimals.replace(/0+$/, "") };
}

/** Returns the text without the sign or name of the rupee, before or after it. */
export function withoutCurrency(text: string): string {
  return text.replace(CURRENCY_BEFORE, "").replace(CURRENCY_AFTER, "");
}

/** Returns whole paise for typed rupees (`360`, `₹1,360.50`, `Rs. 360/-`), or null for what is no amount up to a crore. */
export function readRupees(text: string): number | null {
  const figure = readFigure(withoutCurrency(plainFigure(text)));
  if (figure === null || figure.whole.length > RUPEE_DIGITS || figure.decimals.length > 2) return null;
  return paiseOf(figure);
}

/** What is typed stays below a crore: in paise it fits the database's 32 bits. */
export const RUPEE_DIGITS = 7;

/** Returns the paise of a figure of rupees with at most two decimals. */
export function paiseOf({ whole, decimals }: Figure): number {
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
