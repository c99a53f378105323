/*
 * Invisible characters: controls, direction overrides, direction marks and zero-width characters (category Cf), lone
 * surrogates, line and paragraph separators, the empty Braille pattern. Also fillers and variation selectors, which
 * Unicode classes as letters and marks although nothing is drawn for them. All these characters make a text look
 * different from its content.
 */
export const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/*
 * In Indic scripts, the two joiners of category Cf (U+200C, U+200D) are part of the spelling after a virama, for
 * example in Malayalam chillu letters, the Bengali khanda ta, and Kannada and Telugu names with a bare consonant. U+200D
 * is also part of the spelling between a letter and the virama (the Bengali ya-phalaa after ra). Everywhere else, except
 * in Arabic script (see below), joiners count as invisible characters. The rule about the virama is taken from RFC 5892
 * (appendix A.1 and A.2), which applies it to domain names.
 */
const SCRIPTS = "Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh".split(" ");
const INDIC = String.raw`${SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join("")}`;
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA`;
/* Urdu, Persian and Kashmiri use U+200C between two letters of a word that must not join. */
const ARABIC = String.raw`\p{Script=Arabic}\u200C(?=\p{Script=Arabic})`;
/* Phones add a variation selector to many emoji. Keycap emoji always contain one. */
const EMOJI = String.raw`\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F(?=\u20E3)`;
export const JOINED = String.raw`[${VIRAMA}][\u200C\u200D]|[${INDIC}]\u200D(?=[${VIRAMA}])|${ARABIC}|${EMOJI}`;

const JOINED_OR_MARK = new RegExp(
  String.raw`(${JOINED})|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  "gu",
);

/**
 * Returns the text in composed form (NFC) without invisible marks, such as zero-width spaces, byte order marks, and the
 * direction marks that phones put around a copied number. Keeps the joiners and variation selectors that `JOINED`
 * matches. Also keeps control characters and line breaks.
 */
export function withoutMarks(text: string): string {
  return text.replace(JOINED_OR_MARK, (_all, joined: string | undefined) => joined ?? "").normalize("NFC");
}

/**
 * Returns a text without the characters of `before` at its beginning and those of `after` at its end. A regular
 * expression that ends in `[…]+$` would take quadratic time for a long text.
 */
export function withoutAround(text: string, before: string, after: string): string {
  let [from, to] = [0, text.length];
  while (from < to && before.includes(text.charAt(from))) from += 1;
  while (to > from && after.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

const DIGIT = /\p{Nd}/u;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;

/**
 * Replaces each decimal digit of any script (`३`, `৩`, `３`) with the ASCII digit of the same value. Fractions, Roman
 * numerals and digits in circles are not decimal digits, so they stay unchanged.
 */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, (digit) => String(valueOf(digit)));
}

/**
 * Returns the value of a digit. Unicode encodes a script's decimal digits as a run from 0 to 9, so the value is the
 * digit's position in the run.
 */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
