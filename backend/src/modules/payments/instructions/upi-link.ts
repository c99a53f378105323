import { formatExactAmount } from "../../../kernel/contract/rupees.js";

/** What a UPI app is asked to fill in. */
export interface UpiPayment {
  readonly payeeAddress: string;
  readonly payeeName: string;
  readonly amountPaise: number;
  readonly note: string;
  /** The team's own code; comes back in the bank's statement where the bank keeps it. */
  readonly reference: string;
}

/** NPCI's UPI linking specification gives the note (tn) 50 characters. */
const NOTE_MAX = 50;

/**
 * A `upi://pay` link by NPCI's UPI linking specification: payee address (pa) and name (pn), amount in rupees with two
 * decimals (am; left out when nothing is due, so that no app fills in 0.00), currency (cu), note (tn), reference (tr).
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

/** Apps and banks drop or refuse notes with anything but letters, digits, hyphens and single spaces. */
function plainNote(note: string): string {
  const words = note.replace(/[^A-Za-z0-9-]+/g, " ").trim();
  return words.slice(0, NOTE_MAX).trim();
}

/**
 * Percent-encodes a value (a space is %20: apps show a + literally). Keeps the @ of an address, which older apps read
 * better.
 */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll("%40", "@");
}
