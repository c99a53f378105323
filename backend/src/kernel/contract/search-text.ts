import { asciiDigits, withoutMarks } from "./visible-text.js";
import { normaliseEmail } from "./email.js";
import { normaliseHandle } from "./handle.js";
import { normalisePhone, PHONE } from "./phone.js";

/** Returns a text as searches compare it: composed, without invisible marks, in lower case. */
export function foldSearch(text: string): string {
  return withoutMarks(text).toLowerCase();
}

/** The words of a search, each with its spellings. Made once for a whole list. */
export type SearchQuery = readonly (readonly string[])[];

/** Returns the words that a search in a list looks for; none for an empty one. */
export function searchQuery(search: string): SearchQuery {
  return searchTerms(search).map((word) => searchSpellings(foldSearch(word)));
}

/** Returns whether a text that has gone through `foldSearch` has every word of a search, each in one of its spellings. */
export function matchesSearch(folded: string, words: SearchQuery): boolean {
  return words.every((spellings) => spellings.some((spelling) => folded.includes(spelling)));
}

/** What a search of 100 characters needs; each word costs a look into every column. */
const MOST_TERMS = 8;

/** A mobile number in India: what is typed with spaces between its digits is one number, not several words. */
const MOBILE = /^[6-9][0-9]{9}$/;

/**
 * Returns the words of a search, at most eight. A row has to have each of them somewhere, as people type "rao nit" for Asha Rao
 * of NIT. A mobile number is one word, however it is written.
 */
export function searchTerms(text: string | null | undefined): string[] {
  const typed = withoutMarks(text ?? "");
  const phone = normalisePhone(typed);
  if (MOBILE.test(phone)) return [phone];
  return typed.split(/\s+/u).filter(Boolean).slice(0, MOST_TERMS);
}

/**
 * Returns a search text as typed and in the spellings under which it may be stored: as a phone number, an e-mail
 * address, a handle, with ASCII digits. None for an empty text.
 */
export function searchSpellings(text: string): readonly string[] {
  const typed = withoutMarks(text).trim();
  if (typed === "") return [];
  const phone = normalisePhone(typed);
  return [
    ...new Set([
      typed,
      asciiDigits(typed),
      ...(PHONE.test(phone) ? [phone] : []),
      ...(/[^\s@]@[^\s@]/u.test(typed) ? [normaliseEmail(typed)] : []),
      ...(/^@|codeforces\.com\//i.test(typed) ? [normaliseHandle(typed) ?? typed] : []),
    ]),
  ];
}
