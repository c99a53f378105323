import { plainCharacters, withoutLookAlikes } from "./plain-characters.js";

/**
 * What the number of a bank transfer is, whatever a person, an app or a bank writes around it. `normaliseTransactionId` is the
 * spelling that is stored and shown, `transactionKey` the one under which two spellings are the same number: claims, lines of
 * bank statements, refunds, searches and unique indexes compare by it.
 */

/** Letters and digits of a number, with its label. What is longer does not fit the column. */
const LENGTH = { min: 8, stored: 4, max: 64, digits: 6 } as const;
/** What an app prints around and between them. */
export const TYPED_LENGTH = 96;

/** What apps and spreadsheets put between the characters, around a label and around the whole. */
const TYPED = /^[0-9A-Z\s\p{Pd}\p{Pi}\p{Pf}/\\:;.,#()[\]|*'"=]*$/u;
/** A column of numbers, as some spreadsheets save it. */
const AS_FRACTION = /(?<=\d{9})\.0+\s*$/;

/** Labels in Hindi and Bengali, which are no part of what is stored. */
const LABELS_OF_INDIA = new RegExp(
  "(?<![\\p{L}\\p{M}])(?:" +
    (
      "यूटीआर|यूपीआई|आरआरएन|आईएमपीएस|एनईएफटी|आरटीजीएस|रेफ|रेफरेंस|संदर्भ|ट्रांजैक्शन|ट्रांज़ैक्शन|लेनदेन|लेन-देन|आईडी|नंबर|नम्बर|संख्या|क्रमांक|सं|नं|" +
      "ইউটিআর|ইউপিআই|আরআরএন|আইএমপিএস|এনইএফটি|আরটিজিএস|রেফ|রেফারেন্স|ট্রানজ্যাকশন|ট্রানজাকশন|লেনদেন|লেনদেনের|আইডি|নম্বর|নাম্বার|সংখ্যা|নং"
    ).normalize("NFKC") +
    ")(?![\\p{L}\\p{M}])",
  "gu",
);

/** In front of a number, once or several: `UTR`, `UPI Ref No`, `IMPS/P2A/`, `Txn ID`. */
const LABEL =
  /^(?:UPI(?:A[RB](?=\d)|LITE)?|IMPS|NEFT|RTGS|MMT|UTR|RRN|REFERENCE|REF|TRANSACTION|TRANSFER(?=\d|ID|NO|REF)|TRF(?=\d)|TRANS(?=\d|ID|NO|REF)|TRAN|TRXN|TRN|TXN|PAYMENT|GOOGLEPAY|GOOGLE|GPAY|PHONEPE|PAYTM|AMAZONPAY|WHATSAPPPAY|CRED(?=\d)|NAVI(?=\d|UPI)|BHIM|ORDER(?=\d|ID|NO)|BANK(?=REF|TXN|TRAN|UTR|RRN|ID))/;
/** What follows such a label. IDFB, IDIB, IDUK and NO with two letters begin the numbers of banks. */
const LABEL_GOES_ON =
  /^(?:ID(?!(?:FB|IB|UK)[A-Z]{0,2}\d)|NUMBER|NUM|NO(?![A-Z]{2,3}\d)|P2[AMPV]|(?:IS|CR)(?=[A-Z]?\d|[A-Z]{4,5}\d))/;
/** The same without a label, where only a number can follow. A number of 16 that begins with NO has a zero there. */
const LABEL_ALONE = /^(?:ID|NUMBER|NUM|NO(?![1-9]\d{13}$))(?=\d)/;
const LABEL_BEHIND = /(?<=\d)(?:UPI|IMPS|NEFT|RTGS|UTR|RRN|REF|TXN|CR|PAID|PAYMENT|SUCCESS(?:FUL)?)+$/;
/** Less is a word with a number, not a number with its label. */
const LABELLED = /^[A-Z]*(?:\d[A-Z]*){4,}$/;

/** True for what a report takes: at least 8 letters and digits, 6 of them digits, and what is usual between them. */
export function isTransactionId(typed: string): boolean {
  if (!isTyped(typed)) return false;
  const id = normaliseTransactionId(typed);
  return id.length >= LENGTH.min && id.length <= LENGTH.max && digitsOf(id).length >= LENGTH.digits;
}

/** True for what may be stored: in version 0.1.0, reports took 4 letters and digits. */
export function isStoredTransactionId(typed: string): boolean {
  if (!isTyped(typed)) return false;
  const id = normaliseTransactionId(typed);
  return id.length >= LENGTH.stored && id.length <= LENGTH.max;
}

/** Returns the spelling in which a transaction id / UTR is stored and shown: capitals and ASCII digits without anything between. */
export function normaliseTransactionId(typed: string): string {
  return folded(typed).replace(/[^0-9A-Z]/g, "");
}

/**
 * Returns what is compared: the number without its labels, without zeros in front, which banks fill up with, and with O as 0
 * and I and L as 1, as people copy them. A typed number and its stored form have the same key. "" for no number.
 */
export function transactionKey(text: string): string {
  const number = withoutLabels(normaliseTransactionId(text));
  // Zeros first: a bank's letters may begin with an O.
  const key = withoutLookAlikes(number.replace(/^0+(?=.)/, ""));
  return /^\d+$/.test(key) ? key.replace(/^0+(?=.)/, "") : key;
}

/** True when two texts are the same number; cash has none. */
export function isSameTransaction(one: string, other: string): boolean {
  return transactionKey(one) === transactionKey(other);
}

/** Returns a normalised number without the labels before and after it. */
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

/** True for what banks give: 12 digits (UPI, IMPS), 16 characters (NEFT) or 22 (RTGS). Anything else is asked about once. */
export function isUsualTransactionId(typed: string): boolean {
  const number = withoutLabels(normaliseTransactionId(typed));
  return [number, transactionKey(number)].some((id) => /^(?:[0-9]{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/.test(id));
}

/** A payment address, a branch's code and a phone number may look like numbers of transfers. */
const NO_NUMBERS = /[0-9A-Z._-]+@[0-9A-Z.]*|\b[A-Z]{4}0[0-9A-Z]{6}\b|\b(?:91)?[6-9]\d{9}\b/g;

/**
 * Returns the number of a transfer within a longer text, such as a pasted line of a statement (`UPI/412345678901/payment`); null
 * where the text is such a number already, and where there is none or more than one. It is a guess, for a person to take.
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

/** More than a line of any statement. */
const PASTED_LENGTH = 500;

/** In groups of four, as people compare numbers: "4123 4567 8901". */
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
