import { plainCharacters } from "../../payments/contract/plain-characters.js";

/**
 * Banks' words for returned money, in English, Hindi and Bengali. `RET`, `RTN` and `REV` occur in narrations of NEFT,
 * cheques and UPI.
 */
const WORDS = [
  "REV|RVSL|RVRSL|REVERSALS?|REVERSED?|REVERTED|REFUND(?:ED|S)?|RETURN(?:ED|S)?|RETD|RTND?|RET|CHARGE ?-?BACKS?",
  "वापस|वापसी|लौटाया|लौटाई|उलट|रिवर्स|रिवर्सल|रिफंड|रिफ़ंड|रिटर्न|प्रत्यावर्तित|प्रतिवर्तित",
  "ফেরত|ফিরিয়ে|ফিরিয়ে|ফেরতের|রিভার্স|রিভার্সাল|রিফান্ড|রিটার্ন|প্রত্যাবর্তিত",
];
const RETURNED = `(?:${WORDS.join("|").normalize("NFKC")})`;
const [BEGIN, END] = ["(?<![\\p{L}\\p{M}\\p{N}])", "(?![\\p{L}\\p{M}\\p{N}])"];
const AS_WORD = new RegExp(`${BEGIN}${RETURNED}${END}`, "u");
/** Matches whole cells only, because a sentence in an unassigned column may be about anything. */
const AS_CELL = new RegExp(
  `^(?!(?:NO|NOT|NON|WITHOUT)\\b)(?:[\\p{L}\\p{M}]{2,12}[ /_-])?${RETURNED}(?:[ /_-][\\p{L}\\p{M}]{2,12})?$`,
  "u",
);
/** Payment addresses may contain any name, so their words are ignored. */
const ADDRESS = /[0-9A-Z._-]+@[0-9A-Z.]*/g;
const OWN_DEBIT = /\b(?:DR|DEBIT|DEBITED)\b/;

/** Returns whether a narration has a word for returned money. The word may be a person's name, so it proves nothing. */
export function mentionsReturn(text: string): boolean {
  return AS_WORD.test(plainCharacters(text).replace(ADDRESS, " "));
}

/** Returns whether a type or status means returned money, such as REFUND or `UPI REVERSAL`. */
export function saysReturned(cell: string): boolean {
  return AS_CELL.test(plainCharacters(cell).trim());
}

/** Returns whether a type means that money which the club had paid came back, such as `DEBIT REVERSAL`. */
export function saysDebitReturned(cell: string): boolean {
  return saysReturned(cell) && OWN_DEBIT.test(plainCharacters(cell));
}
