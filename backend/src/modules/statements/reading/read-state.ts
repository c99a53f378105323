import { plainCharacters } from "../../payments/contract/plain-characters.js";
import { saysReturned } from "./says-returned.js";

/** The state that a cell names: "done" is completed, "notDone" is failed, pending or returned, and null is neither. */
export type TransferState = "done" | "notDone" | null;

/** Words for failed, pending or returned transfers, in English, Hindi and Bengali. */
const NOT_DONE = wordSet(
  "FAIL FAILED FAILS FAILURE FAILURES UNSUCCESSFUL DECLINE DECLINED REJECT REJECTED REJECTION REJ RJCT NACK",
  "CANCEL CANCELED CANCELLED CANCELLATION CNCL VOID VOIDED ABORTED DROPPED BOUNCE BOUNCED DISHONOURED DISHONORED",
  "DISPUTE DISPUTED SUSPECT SUSPECTED FRAUD UNPAID UNSETTLED UNCLEARED UNPROCESSED UNCONFIRMED INCOMPLETE",
  "PENDING PEND PNDG PROCESSING INPROCESS INPROGRESS INITIATED QUEUED SCHEDULED AWAITED AWAITING HOLD ONHOLD HELD",
  "BLOCKED FROZEN SUSPENDED EXPIRED TIMEOUT TIMEDOUT ERROR INVALID STUCK LAPSED STOPPED",
  "REVERSED REVERSAL REFUNDED REFUND RETURNED CHARGEBACK वापस वापसी रिफंड रिवर्स ফেরত রিফান্ড রিভার্স",
  "विफल असफल नाकाम फेल फ़ेल लंबित लम्बित पेंडिंग प्रक्रियाधीन अस्वीकृत अस्वीकार रद्द निरस्त अपूर्ण अधूरा बाउंस होल्ड रुका रोका स्थगित",
  "ব্যর্থ বিফল অসফল ফেল মুলতুবি মুলতবি অমীমাংসিত অপেক্ষমাণ পেন্ডিং প্রক্রিয়াধীন প্রত্যাখ্যাত প্রত্যাখ্যান বাতিল অসম্পূর্ণ স্থগিত",
  "বাউন্স হোল্ড আটকে",
);
const NOT_DONE_TOGETHER = new Set(["IN PROCESS", "UNDER PROCESS", "IN PROGRESS", "TIMED OUT", "TIME OUT"]);
/** Words for completed transfers. */
const DONE = wordSet(
  "SUCCESS SUCCESSFUL SUCCESSFULLY SUCCEEDED SUCC COMPLETE COMPLETED CREDITED RECEIVED SETTLED CAPTURED PAID OK DONE",
  "APPROVED PROCESSED POSTED CLEARED ACCEPTED CONFIRMED",
  "सफल सफलता सफलतापूर्वक पूर्ण पूरा संपन्न सम्पन्न प्राप्त সফল সফলভাবে সম্পন্ন সম্পূর্ণ প্রাপ্ত",
);
/** Words that do not change the state. */
const NEUTRAL = wordSet(
  "TXN TRN TRANSACTION PAYMENT TRANSFER AMOUNT MONEY FUND FUNDS UPI IMPS NEFT RTGS BANK IS WAS HAS BEEN BY TO FROM",
  "भुगतान लेनदेन हुआ हुई গেছে হয়েছে পেমেন্ট লেনদেন",
);
const NEGATIONS = wordSet("NOT NO NEVER NON नहीं না নয়");
/**
 * Maximum number of words in a cell that names a state. A few more words than the state may explain it. A longer text
 * is a sentence, which may be about anything.
 */
const LONGEST_STATE = 6;
/** Payment addresses may contain any name, so their words are ignored. */
const ADDRESS = /[0-9A-Z._-]+@[0-9A-Z.]*/g;
const LETTER = /\p{L}/u;

/** Returns the state of the transfer that a cell names, whatever the heading of the cell's column. */
export function stateOf(cell: string): TransferState {
  // Fast path: nearly every cell of a statement is a number, a date or empty.
  if (!LETTER.test(cell)) return null;
  const words = wordsOf(cell);
  if (words.length > LONGEST_STATE) return null;
  if (isNotDone(words) || saysReturned(cell)) return "notDone";
  const isDone =
    words.some((word) => DONE.has(word)) && words.every((word) => DONE.has(word) || NEUTRAL.has(word));
  return isDone ? "done" : null;
}

/**
 * Returns whether a text has a word for a failed, pending or returned transfer. The payer may have typed the word, so
 * it proves nothing.
 */
export function mentionsNotDone(text: string): boolean {
  return LETTER.test(text) && isNotDone(wordsOf(text));
}

function isNotDone(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? "";
    const [isDone, isNot] = [DONE.has(word), NOT_DONE.has(word)];
    if (NEGATIONS.has(before) || NEGATIONS.has(words[at + 1] ?? "")) return isDone;
    return isNot || NOT_DONE_TOGETHER.has(`${before} ${word}`);
  });
}

function wordsOf(text: string): string[] {
  return plainCharacters(text).replace(ADDRESS, " ").match(WORD) ?? [];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.join(" ").normalize("NFKC").split(" "));
}
