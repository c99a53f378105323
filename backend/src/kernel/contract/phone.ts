import { asciiDigits, withoutMarks } from "./visible-text.js";

/** A phone number in India in the spelling in which it is stored. */
export const PHONE = /^[0-9]{10}$/;

/** What people write between the digits and around them: spaces, dashes, dots, brackets and quotes. */
const GAPS = /[\s\p{Pd}()[\].,;'"‘’“”_~•·]/gu;
/** Written before a number by contacts, links and spreadsheets. */
const LABEL =
  /^[='"]*(?:(?:https?:\/\/)?wa\.me\/|(?:tel|phone|ph|mobile|mob|cell|contact|whatsapp)[\s.:/-]*(?:no|number)?[\s.:-]*)?/i;
/** A column of numbers, as some spreadsheets save it. */
const AS_FRACTION = /(?<=[0-9]{10})\.0+$/;

/**
 * Returns a phone number in India in the spelling in which it is stored: ten ASCII digits, whatever script they are typed in,
 * without invisible marks, spaces, dashes, dots, brackets and a label such as "Mob:", and without +91, 91, 0091 or a 0 before
 * them. Anything else is unchanged, to be refused.
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
