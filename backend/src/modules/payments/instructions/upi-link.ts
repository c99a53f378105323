import { formatExactAmount } from "../../../kernel/contract/rupees.js";

/** The values that a UPI app fills in. */
export interface UpiPayment {
  readonly payeeAddress: string;
  readonly payeeName: string;
  readonly amountPaise: number;
  readonly note: string;
  /** The team's reference. If the bank keeps the reference, it appears in the bank statement. */
  readonly reference: string;
}

/** Maximum length of the note (tn), according to NPCI's UPI linking specification. */
const NOTE_MAX = 50;

/**
 * Returns a `upi://pay` link according to NPCI's UPI linking specification. The link's parameters are:
 * - payee address (pa) and name (pn)
 * - amount in rupees with two decimals (am), omitted if nothing is due, so that no app fills in 0.00
 * - currency (cu), note (tn) and reference (tr)
 */
export function upiLink(payment: UpiPayment): string {
  const parameters: [string, string][] = [
    ["pa", payment.payeeAddress],
    ["pn", payment.payeeName],
    ...(payment.amountPaise > 0 ? [["am", formatExactAmount(payment.amountPaise)] as [string, string]] : []),
    ["cu", "INR"],
    ["tn", plainNote(payment.note)],
    ["tr", payment.reference],
  ];
  return `upi://pay?${parameters.map(([key, value]) => `${key}=${encode(value)}`).join("&")}`;
}

/**
 * Reduces a note to letters, digits, hyphens and single spaces, because apps and banks drop or reject other characters.
 */
function plainNote(note: string): string {
  const words = note.replace(/[^A-Za-z0-9-]+/g, " ").trim();
  return words.slice(0, NOTE_MAX).trim();
}

/**
 * Percent-encodes a value. A space becomes %20, because apps show a + literally. An @ stays, because older apps expect
 * it.
 */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll("%40", "@");
}
