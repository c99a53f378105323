import { plainCharacters } from "./plain-characters.js";

/** How banks word that money went back. `RET`, `RTN` and `REV` stand in narrations of NEFT, cheques and UPI. */
const RETURNED =
  "(?:REV|RVSL|REVERSAL|REVERSED?|REVERTED|REFUND(?:ED|S)?|RETURN(?:ED|S)?|RTN|RET|CHARGE ?-?BACKS?)";
const AS_WORD = new RegExp(`(?<![\\p{L}\\p{N}])${RETURNED}(?![\\p{L}\\p{N}])`, "u");
/** A cell that says nothing else: of a column that nobody chose, a sentence may be about anything. */
const AS_CELL = new RegExp(`^(?:[A-Z]{2,12}[ /_-])?${RETURNED}(?:[ /_-][A-Z]{2,12})?$`);
/** Payment addresses are names. */
const ADDRESS = /[0-9A-Z._-]+@[0-9A-Z.]*/g;
const OWN_DEBIT = /\b(?:DR|DEBIT|DEBITED)\b/;

/** True for a narration with a word for money that went back. It may be somebody's name, so it proves nothing. */
export function mentionsReturn(text: string): boolean {
  return AS_WORD.test(plainCharacters(text).replace(ADDRESS, " "));
}

/** True for a type or status such as REFUND or `UPI REVERSAL`. */
export function saysReturned(cell: string): boolean {
  return AS_CELL.test(plainCharacters(cell).trim());
}

/** True for a type such as `DEBIT REVERSAL`: money of the club's own that came back. */
export function saysDebitReturned(cell: string): boolean {
  return saysReturned(cell) && OWN_DEBIT.test(plainCharacters(cell));
}
