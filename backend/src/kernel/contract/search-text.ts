import { asciiDigits, withoutMarks } from "./visible-text.js";
import { normaliseEmail } from "./email.js";
import { normaliseHandle } from "./handle.js";
import { normalisePhone, PHONE } from "./phone.js";

/** Returns a text in the form that searches compare: composed, without invisible marks, in lower case. */
export function foldSearch(text: string): string {
  return withoutMarks(text).toLowerCase();
}

/** A search's words, each with its possible spellings. Computed once for a whole list. */
export type SearchQuery = readonly (readonly string[])[];

/** Returns a search's words with their possible spellings, or an empty list for an empty search. */
export function searchQuery(search: string): SearchQuery {
  return searchTerms(search).map((word) => searchSpellings(foldSearch(word)));
}

/**
 * Checks whether a text contains every word of a search, each in one of its spellings.
 * @param folded the text after `foldSearch`
 */
export function matchesSearch(folded: string, words: SearchQuery): boolean {
  return words.every((spellings) => spellings.some((spelling) => folded.includes(spelling)));
}

/** Maximum number of words that are searched for, because each word is searched in every column. */
const MOST_TERMS = 8;

/** Matches a mobile number in India, as stored. */
const MOBILE = /^[6-9][0-9]{9}$/;

/**
 * Returns the words of a search, at most eight. A row must contain every word in some column, so "rao nit" finds Asha
 * Rao of NIT. A mobile number counts as one word, however it is spaced.
 */
export function searchTerms(text: string | null | undefined): string[] {
  const typed = withoutMarks(text ?? "");
  const phone = normalisePhone(typed);
  if (MOBILE.test(phone)) return [phone];
  return typed.split(/\s+/u).filter(Boolean).slice(0, MOST_TERMS);
}

/**
 * Returns a search text as typed, and in the spellings in which it may be stored: as a phone number, e-mail address or
 * handle, and with ASCII digits. Returns an empty list for an empty text.
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
