import { plainCharacters, withoutLookAlikes } from "../../payments/contract/plain-characters.js";
import {
  normaliseTransactionId,
  transactionKey,
  withoutLabels,
} from "../../payments/contract/transaction-id.js";
import type { ParsedLine } from "../reading/read-lines.js";

/** Possible transaction ids of a line. `whole`, `column` and `all` contain transaction keys. */
export interface LineIds {
  /** The reference column if it is one word or grouped digits, otherwise "". */
  readonly whole: string;
  /** The possible ids in the reference column: words, words without a label, and long runs of digits. */
  readonly column: ReadonlySet<string>;
  /** The possible ids in the reference column and in the narration. */
  readonly all: ReadonlySet<string>;
  /** Words that look like a bank's own id, in the form that a payment claims. */
  readonly columnUtrs: readonly string[];
  readonly narrationUtrs: readonly string[];
  /** The whole reference column in the form that a payment claims, or "" if it is not one long id. */
  readonly wholeId: string;
}

/**
 * Minimum length of an id, and minimum number of its digits. Shorter words are just as often plain words, dates or
 * cheque numbers.
 */
const LONG_ENOUGH = 10;
const ENOUGH_DIGITS = 6;
/** A UPI reference has 12 digits, and the first digit may be a zero. */
const UPI_DIGITS = 12;
const DIGIT_RUN = /\d{11,}/g;
const DIGITS = /^\d+$/;
/** Matches ids of NEFT, IMPS and RTGS: some letters, then mostly digits. */
const BANK_ID = /^[A-Z]{1,6}\d[0-9A-Z]{5,20}$/;
/** Matches payment addresses. Like branch codes and phone numbers in narrations, they are never transaction ids. */
const ADDRESS = /[0-9A-Z._]+@[0-9A-Z.]*/g;
/** Matches words of a sentence that were joined to a number. */
const JOINED = /^[A-Z]{7,}\d/;
const IFSC = /^[A-Z]{4}0[0-9A-Z]{6}$/;
const PHONE = /^(?:91)?[6-9]\d{9}$/;

export function readIds({ reference, description }: ParsedLine): LineIds {
  const wholeId = joinedWords(plainCharacters(reference));
  // grouped digits may contain look-alike letters: 4I23 4567 890l
  const whole = wholeId || joinedWords(withoutLookAlikes(reference));
  const [columnWords, narrationWords] = [likelyWords(reference), likelyWords(description)];
  const column = keysOf([whole, ...columnWords.flatMap(idsIn)]);
  return {
    whole: transactionKey(whole),
    column,
    all: new Set([...column, ...keysOf(narrationWords.flatMap(idsIn))]),
    columnUtrs: utrsOf([wholeId, ...columnWords]),
    narrationUtrs: utrsOf(narrationWords),
    wholeId: isWholeId(wholeId) ? asReported(wholeId) : "",
  };
}

/** Returns whether a key is too long to occur by chance. */
export function isLong(key: string): boolean {
  return key.length >= LONG_ENOUGH && key.replace(/\D/g, "").length >= ENOUGH_DIGITS;
}

/** Returns whether a word looks like a bank's id of a transfer and not like an account number. */
export function isUtr(word: string): boolean {
  const key = transactionKey(word);
  if (DIGITS.test(word)) return word.length >= UPI_DIGITS && key.length <= UPI_DIGITS && isLong(key);
  return word.length >= UPI_DIGITS && BANK_ID.test(word) && isLong(key);
}

function isWholeId(word: string): boolean {
  return isLong(transactionKey(word)) && isLikely(word) && !JOINED.test(word) && word.length <= 64;
}

/** Returns one word or grouped digits without a label, or "" if other words surround the number. */
function joinedWords(text: string): string {
  const words = text.match(/[0-9A-Z]+/g) ?? [];
  const number = withoutLabels(normaliseTransactionId(text));
  return words.length === 1 || DIGITS.test(number) ? number : "";
}

function utrsOf(words: readonly string[]): string[] {
  const utrs = words.flatMap((word) => {
    const bare = withoutLabels(word);
    if (isUtr(bare)) return [bare];
    return (word.match(DIGIT_RUN) ?? []).filter(({ length }) => length === UPI_DIGITS);
  });
  return [...new Set(utrs.filter(isLikely).map(asReported))];
}

/** Pads or trims leading zeros, because banks add zeros but apps show 12 digits. */
function asReported(id: string): string {
  return DIGITS.test(id) ? id.replace(/^0+/, "").padStart(UPI_DIGITS, "0") : id;
}

function keysOf(words: readonly string[]): Set<string> {
  return new Set(words.map(transactionKey).filter((key) => key !== ""));
}

/** Returns the possible ids in a word: the word, the word without a label in front, and long runs of digits in it. */
function idsIn(word: string): string[] {
  return [word, withoutLabels(word), ...(word.match(DIGIT_RUN) ?? [])];
}

function likelyWords(text: string): string[] {
  const words = plainCharacters(text)
    .replace(ADDRESS, " ")
    .match(/[0-9A-Z]+/g);
  return (words ?? []).filter(isLikely);
}

function isLikely(word: string): boolean {
  return !IFSC.test(word) && !PHONE.test(word);
}

/**
 * Returns a transaction id for a payment that is booked from a bank line without one. The same line always gets the
 * same id.
 */
export function generatedTransactionId(fingerprint: string): string {
  return `STATEMENT${fingerprint.slice(0, 16).toUpperCase()}`;
}
