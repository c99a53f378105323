import { plainCharacters } from "../../payments/contract/plain-characters.js";

/** Minimum number of letters for a word to count. Shorter words are initials and titles. */
const NAME_WORD = 3;
/** Minimum number of letters for a name to count. Shorter names fit too many people. */
const NAME_LETTERS = 5;
/** Words that banks write into narrations. They do not count as parts of a person's name. */
const BANKING = new Set(
  `UPI NEFT IMPS RTGS BHIM NACH ECS ACH POS ATM UTR RRN REF REFERENCE TXN TRAN TRANS TRANSACTION TRANSFER TRANSFERRED
   PAYMENT PAYMENTS PAID PAY PAYTM PHONEPE GPAY GOOGLE AMAZON BANK BANKING NET MOBILE INTERNET ONLINE ACCOUNT ACC ACCT
   CASH CHEQUE CHQ DEPOSIT DEPOSITED WITHDRAWAL CREDIT CREDITED DEBIT DEBITED CR DR FROM TO BY FOR THE AND VIA INWARD
   OUTWARD RECEIVED SENT BRANCH SELF FEE FEES CHARGES INTEREST LTD LIMITED PVT PRIVATE INDIA STATE AXIS HDFC ICICI
   REV REVERSAL REVERSED REVERSE REVERTED RVSL REFUND REFUNDED RETURN RETURNED RTN RET CHARGEBACK
   KOTAK SBI SBIN UNION CANARA BARODA PUNJAB NATIONAL`.match(/\w+/g) ?? [],
);

/** Returns the words of a text that may belong to a name. */
export function nameWords(text: string): Set<string> {
  return new Set(plainCharacters(text).match(/\p{L}{2,}/gu) ?? []);
}

/** Returns the words that must all occur for a name to match, or none if the name has too few letters. */
export function wantedWords(name: string): readonly string[] {
  const wanted = [...nameWords(name)].filter((word) => word.length >= NAME_WORD && !BANKING.has(word));
  return wanted.join("").length >= NAME_LETTERS ? wanted : [];
}

/** Returns whether `words` contains every wanted word of a name. Returns false for a name without wanted words. */
export function namesPayer(name: string, words: ReadonlySet<string>): boolean {
  const wanted = wantedWords(name);
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
