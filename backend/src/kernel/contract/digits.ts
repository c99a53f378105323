const DIGIT = /\p{Nd}/u;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;

/**
 * Returns a text with each decimal digit of any script (`३`, `৩`, `３`) as the ASCII digit of the same value. Everything
 * else is unchanged: fractions, Roman numerals and digits in circles are no decimal digits.
 */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, (digit) => String(valueOf(digit)));
}

/** Unicode encodes the decimal digits of a script as a run from 0 to 9, so a digit's place in its run is its value. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
