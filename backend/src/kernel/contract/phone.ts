import { asciiDigits, withoutMarks } from "./visible-text.js";

/** Matches a phone number in India, as stored. */
export const PHONE = /^[0-9]{10}$/;

/** Matches characters that people write between and around the digits: spaces, dashes, dots, brackets and quotes. */
const GAPS = /[\s\p{Pd}()[\].,;'"‘’“”_~•·]/gu;
/** Matches a label that contacts, links and spreadsheets write before a number. */
const LABEL =
  /^[='"]*(?:(?:https?:\/\/)?wa\.me\/|(?:tel|phone|ph|mobile|mob|cell|contact|whatsapp)[\s.:/-]*(?:no|number)?[\s.:-]*)?/i;
/** Matches the decimals that some spreadsheets add when they save a column of numbers. */
const AS_FRACTION = /(?<=[0-9]{10})\.0+$/;

/**
 * Returns a phone number in India in its stored spelling: ten ASCII digits. The digits may be typed in any script.
 *
 * Removes invisible marks, spaces, dashes, dots, brackets, labels such as "Mob:", and the prefixes +91, 91, 0091 and 0.
 * If the result is not a ten-digit number, returns the text with its labels and spacing, so that a later rule rejects
 * it.
 */
export function normalisePhone(text: string): string {
  const typed = asciiDigits(withoutMarks(text.normalize("NFKC")).trim());
  const number = typed
    .replace(LABEL, "")
    .replace(AS_FRACTION, "")
    .replace(GAPS, "")
    .replace(/^(?:\+?91|0091)?0?(?=[0-9]{10}$)/, "");
  return PHONE.test(number) ? number : typed;
}
