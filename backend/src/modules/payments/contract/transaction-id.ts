import { plainCharacters, withoutLookAlikes } from "./plain-characters.js";

/**
 * Reads transaction ids of bank transfers, including the text that people, apps and banks write around them.
 * `normaliseTransactionId` returns the id that is stored and shown. `transactionKey` returns a key that is equal for
 * all spellings of an id. Claims, lines of bank statements, refunds, searches and unique indexes compare ids by this
 * key.
 */

/**
 * Limits for the letters and digits of a transaction id, including labels. `min` is the minimum in a report, `stored`
 * the minimum in a stored id, `max` the column's length, and `digits` the minimum number of digits.
 */
const LENGTH = { min: 8, stored: 4, max: 64, digits: 6 } as const;
/** Maximum length of a typed transaction id, including the characters around and between its letters and digits. */
export const TYPED_LENGTH = 96;

/** Matches the characters of a transaction id, and the characters that apps and spreadsheets add. */
const TYPED = /^[0-9A-Z\s\p{Pd}\p{Pi}\p{Pf}/\\:;.,#()[\]|*'"=]*$/u;
/** The `.0` that some spreadsheets append to numbers. */
const AS_FRACTION = /(?<=\d{9})\.0+\s*$/;

/** Matches labels in Hindi and Bengali. They are removed before a transaction id is stored. */
const LABELS_OF_INDIA = new RegExp(
  "(?<![\\p{L}\\p{M}])(?:" +
    (
      "यूटीआर|यूपीआई|आरआरएन|आईएमपीएस|एनईएफटी|आरटीजीएस|रेफ|रेफरेंस|संदर्भ|ट्रांजैक्शन|ट्रांज़ैक्शन|लेनदेन|लेन-देन|आईडी|नंबर|नम्बर|संख्या|क्रमांक|सं|नं|" +
      "ইউটিআর|ইউপিআই|আরআরএন|আইএমপিএস|এনইএফটি|আরটিজিএস|রেফ|রেফারেন্স|ট্রানজ্যাকশন|ট্রানজাকশন|লেনদেন|লেনদেনের|আইডি|নম্বর|নাম্বার|সংখ্যা|নং"
    ).normalize("NFKC") +
    ")(?![\\p{L}\\p{M}])",
  "gu",
);

/** Matches a label before a transaction id. An id may have several: `UTR`, `UPI Ref No`, `IMPS/P2A/`, `Txn ID`. */
const LABEL =
  /^(?:UPI(?:A[RB](?=\d)|LITE)?|IMPS|NEFT|RTGS|MMT|UTR|RRN|REFERENCE|REF|TRANSACTION|TRANSFER(?=\d|ID|NO|REF)|TRF(?=\d)|TRANS(?=\d|ID|NO|REF)|TRAN|TRXN|TRN|TXN|PAYMENT|GOOGLEPAY|GOOGLE|GPAY|PHONEPE|PAYTM|AMAZONPAY|WHATSAPPPAY|CRED(?=\d)|NAVI(?=\d|UPI)|BHIM|ORDER(?=\d|ID|NO)|BANK(?=REF|TXN|TRAN|UTR|RRN|ID))/;
/**
 * Matches the rest of a label, such as the ID of `Txn ID`. Does not match the beginning of banks' ids: IDFB, IDIB,
 * IDUK, and NO followed by letters.
 */
const LABEL_GOES_ON =
  /^(?:ID(?!(?:FB|IB|UK)[A-Z]{0,2}\d)|NUMBER|NUM|NO(?![A-Z]{2,3}\d)|P2[AMPV]|(?:IS|CR)(?=[A-Z]?\d|[A-Z]{4,5}\d))/;
/**
 * Matches ID, NUMBER or NO before a digit, without another label. Does not match a 16-character id that starts with NO
 * instead of N0, such as NO61250123456789, because its letter O is a typing mistake.
 */
const LABEL_ALONE = /^(?:ID|NUMBER|NUM|NO(?![1-9]\d{13}$))(?=\d)/;
const LABEL_BEHIND = /(?<=\d)(?:UPI|IMPS|NEFT|RTGS|UTR|RRN|REF|TXN|CR|PAID|PAYMENT|SUCCESS(?:FUL)?)+$/;
/**
 * Matches the text that is left after removing a label, if this text can be an id: at least four digits, with or
 * without letters. Otherwise the label is kept, because the whole text is only a word with a short number, such as
 * `REF12`.
 */
const LABELLED = /^[A-Z]*(?:\d[A-Z]*){4,}$/;

/**
 * Returns whether a report may have this transaction id. An id needs at least 8 letters and digits, at least 6 of them
 * digits. The only other characters allowed are those that apps and spreadsheets add.
 */
export function isTransactionId(typed: string): boolean {
  if (!isTyped(typed)) return false;
  const id = normaliseTransactionId(typed);
  return id.length >= LENGTH.min && id.length <= LENGTH.max && digitsOf(id).length >= LENGTH.digits;
}

/** Returns whether this transaction id may be stored. Version 0.1.0 accepted ids of only 4 letters and digits. */
export function isStoredTransactionId(typed: string): boolean {
  if (!isTyped(typed)) return false;
  const id = normaliseTransactionId(typed);
  return id.length >= LENGTH.stored && id.length <= LENGTH.max;
}

/** Returns a transaction id as stored and shown: only capitals and ASCII digits. */
export function normaliseTransactionId(typed: string): string {
  return folded(typed).replace(/[^0-9A-Z]/g, "");
}

/**
 * Returns the key for comparing transaction ids, or "" if `normaliseTransactionId` returns "". A typed id and its
 * stored form have the same key. Removes labels, and leading zeros, because banks pad ids with zeros. Reads O as 0, and
 * I and L as 1, because people confuse them when copying.
 */
export function transactionKey(text: string): string {
  const number = withoutLabels(normaliseTransactionId(text));
  // Leading zeros are removed before O is read as 0. Otherwise the O of an id such as ORBC… would be removed, too.
  const key = withoutLookAlikes(number.replace(/^0+(?=.)/, ""));
  return /^\d+$/.test(key) ? key.replace(/^0+(?=.)/, "") : key;
}

/** Returns whether two texts are the same transaction id. Two cash payments count as the same, because both have "". */
export function isSameTransaction(one: string, other: string): boolean {
  return transactionKey(one) === transactionKey(other);
}

/** Returns a normalised transaction id without the labels before and after it. */
export function withoutLabels(id: string): string {
  let rest = without(LABEL_ALONE, id);
  for (let before = ""; before !== rest;) {
    before = rest;
    const behind = without(LABEL, rest);
    rest = behind === rest ? rest : goOn(behind);
  }
  return without(LABEL_BEHIND, rest);
}

function goOn(text: string): string {
  const rest = without(LABEL_GOES_ON, text);
  return rest === text ? rest : goOn(rest);
}

function without(label: RegExp, id: string): string {
  const rest = id.replace(label, "");
  return LABELLED.test(rest) ? rest : id;
}

/**
 * Returns whether a transaction id has a usual length: 12 digits (UPI, IMPS), 16 characters (NEFT) or 22 characters
 * (RTGS). The site asks the user once to confirm any other id.
 */
export function isUsualTransactionId(typed: string): boolean {
  const number = withoutLabels(normaliseTransactionId(typed));
  return [number, transactionKey(number)].some((id) => /^(?:[0-9]{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/.test(id));
}

/** Matches payment addresses, branch codes and phone numbers, which could be mistaken for transaction ids. */
const NO_NUMBERS = /[0-9A-Z._-]+@[0-9A-Z.]*|\b[A-Z]{4}0[0-9A-Z]{6}\b|\b(?:91)?[6-9]\d{9}\b/g;

/**
 * Returns the only transaction id in a longer text, such as a pasted line of a statement (`UPI/412345678901/payment`).
 * Returns null if the text contains no id or several ids, is itself a usual id, or is longer than 500 characters. The
 * user must confirm the result, because it is a guess.
 */
export function numberWithin(typed: string): string | null {
  if (typed.length > PASTED_LENGTH || (isTransactionId(typed) && isUsualTransactionId(typed))) return null;
  const words =
    folded(typed)
      .replace(NO_NUMBERS, " ")
      .match(/[0-9A-Z]+/g) ?? [];
  const numbers = words.filter((word) => /\d{6}/.test(word) && isUsualTransactionId(word));
  const [number, ...others] = new Set(numbers.map(withoutLabels));
  return number === undefined || others.length > 0 ? null : number;
}

/** Maximum length of a text to search, in characters. Usual lines of statements are much shorter. */
const PASTED_LENGTH = 500;

/** Returns a transaction id in groups of four, which are easier to compare: "4123 4567 8901". */
export function groupTransactionId(transactionId: string): string {
  return normaliseTransactionId(transactionId).replace(/(.{4})(?=.)/g, "$1 ");
}

function folded(typed: string): string {
  return plainCharacters(typed).replace(AS_FRACTION, "").replace(LABELS_OF_INDIA, " ");
}

function isTyped(typed: string): boolean {
  return typed.length <= TYPED_LENGTH && TYPED.test(folded(typed));
}

function digitsOf(id: string): string {
  return id.replace(/\D/g, "");
}
