/** What people write between the digits: spaces, dashes, dots and brackets. */
const GAP = String.raw`[\s\p{Pd}().]*`;
const COUNTRY = String.raw`(?:\+${GAP}|0${GAP}0${GAP})9${GAP}1${GAP}`;

/** Ten digits, however people write them; `normalisePhone` makes one spelling of it. */
export const TYPED_PHONE = new RegExp(`^${GAP}(?:${COUNTRY})?(?:0${GAP})?(?:[0-9]${GAP}){10}$`, "u");

/**
 * A phone number in India in the spelling in which it is stored: without spaces, dashes, dots and brackets, and without
 * +91, 0091 or a 0 before its ten digits. Anything else stays as it is, to be refused.
 */
export function normalisePhone(text: string): string {
  return text.replace(/[\s\p{Pd}().]/gu, "").replace(/^(?:\+91|0091)?0?(?=[0-9]{10}$)/, "");
}
