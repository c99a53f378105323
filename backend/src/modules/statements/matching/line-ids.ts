import { plainCharacters, withoutLookAlikes } from "../../payments/contract/plain-characters.js";
import {
  normaliseTransactionId,
  transactionKey,
  withoutLabels,
} from "../../payments/contract/transaction-id.js";
import type { ParsedLine } from "../reading/read-lines.js";

/** What in a line could be a transaction id, by the spelling in which ids are compared. */
export interface LineIds {
  /** The reference column, where that is one word or digits in groups; "" otherwise. */
  readonly whole: string;
  /** Everything in the reference column. */
  readonly column: ReadonlySet<string>;
  /** Everything in the line. */
  readonly all: ReadonlySet<string>;
  /** What looks like a bank's own id, as a payment would claim it. */
  readonly columnUtrs: readonly string[];
  readonly narrationUtrs: readonly string[];
  /** The whole reference column, as a payment would claim it; "" when it is no single long word. */
  readonly wholeId: string;
}

/** Shorter ids are words, dates and cheque numbers as often as not. */
const LONG_ENOUGH = 10;
const ENOUGH_DIGITS = 6;
/** A UPI reference has 12 digits, of which the first may be a zero. */
const UPI_DIGITS = 12;
const DIGIT_RUN = /\d{11,}/g;
const DIGITS = /^\d+$/;
/** As banks write the ids of NEFT, IMPS and RTGS: some letters, then mostly digits. */
const BANK_ID = /^[A-Z]{1,6}\d[0-9A-Z]{5,20}$/;
/** Payment addresses, branch codes and phone numbers in narrations are never transaction ids. */
const ADDRESS = /[0-9A-Z._]+@[0-9A-Z.]*/g;
/** Words of a sentence that were joined to a number. */
const JOINED = /^[A-Z]{7,}\d/;
const IFSC = /^[A-Z]{4}0[0-9A-Z]{6}$/;
const PHONE = /^(?:91)?[6-9]\d{9}$/;

/** Looks for ids in a line. */
export function readIds({ reference, description }: ParsedLine): LineIds {
  const wholeId = joinedWords(plainCharacters(reference));
  const whole = wholeId || joinedWords(withoutLookAlikes(reference)); // 4I23 4567 890l is a number in groups too
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

/** True for a key too long to be there by chance. */
export function isLong(key: string): boolean {
  return key.length >= LONG_ENOUGH && key.replace(/\D/g, "").length >= ENOUGH_DIGITS;
}

/** True for what looks like the id that a bank gives a transfer; account numbers and the like do not. */
export function isUtr(word: string): boolean {
  const key = transactionKey(word);
  if (DIGITS.test(word)) return word.length >= UPI_DIGITS && key.length <= UPI_DIGITS && isLong(key);
  return word.length >= UPI_DIGITS && BANK_ID.test(word) && isLong(key);
}

function isWholeId(word: string): boolean {
  return isLong(transactionKey(word)) && isLikely(word) && !JOINED.test(word) && word.length <= 64;
}

/** One word, or digits in groups, without a label; other words next to a number do not belong to it. */
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

/** Banks fill up with zeros in front; what people read in their app has 12 digits. */
function asReported(id: string): string {
  return DIGITS.test(id) ? id.replace(/^0+/, "").padStart(UPI_DIGITS, "0") : id;
}

function keysOf(words: readonly string[]): Set<string> {
  return new Set(words.map(transactionKey).filter((key) => key !== ""));
}

/** A word that may be an id, without what is written in front, and long runs of digits inside it. */
function idsIn(word: string): string[] {
  return [word, withoutLabels(word), ...(word.match(DIGIT_RUN) ?? [])];
}

/** The words of a text that may be ids. */
function likelyWords(text: string): string[] {
  const words = plainCharacters(text)
    .replace(ADDRESS, " ")
    .match(/[0-9A-Z]+/g);
  return (words ?? []).filter(isLikely);
}

function isLikely(word: string): boolean {
  return !IFSC.test(word) && !PHONE.test(word);
}
