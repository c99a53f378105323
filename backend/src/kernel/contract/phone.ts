import { asciiDigits } from "./digits.js";
import { withoutMarks } from "./visible-text.js";

/** A phone number in India in the spelling in which it is stored. */
export const PHONE = /^[0-9]{10}$/;

/** What people write between the digits: spaces, dashes, dots and brackets. */
const GAPS = /[\s\p{Pd}().]/gu;

/**
 * Returns a phone number in India in the spelling in which it is stored: ten ASCII digits, whatever script they are typed in,
 * without invisible marks, spaces, dashes, dots, brackets and "tel:", and without +91, 91, 0091 or a 0 before them. Anything
 * else is unchanged, to be refused.
 */
export function normalisePhone(text: string): string {
  const typed = asciiDigits(withoutMarks(text.normalize("NFKC")).trim());
  return typed
    .replace(/^tel:/i, "")
    .replace(GAPS, "")
    .replace(/^(?:\+?91|0091)?0?(?=[0-9]{10}$)/, "");
}
