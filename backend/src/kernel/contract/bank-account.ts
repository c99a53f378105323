import { asciiDigits, withoutMarks } from "./visible-text.js";

/** Matches a UPI address, such as `club@bank`. */
export const UPI_ADDRESS = /^[\w.-]{2,100}@[A-Za-z][\w.-]{1,60}$/;
/** Matches the number of an account at an Indian bank. */
export const ACCOUNT_NUMBER = /^\d{6,18}$/;
/** Matches the code of a bank branch (IFSC), in upper or lower case. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/i;

/**
 * Returns the stored form of an account number or branch code: upper case and ASCII digits, without spaces or dashes.
 */
export function normaliseBankCode(text: string): string {
  return asciiDigits(withoutMarks(text.normalize("NFKC")))
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

/** Returns the stored form of a UPI address. Also accepts the link of a UPI QR code (`upi://pay?pa=club@bank`). */
export function normaliseUpiAddress(text: string): string {
  const visible = withoutMarks(text.normalize("NFKC")).trim();
  const [, inLink] = /^upi:\/\/[^?]*\?(?:[^#]*&)?pa=([^&#]*)/i.exec(visible) ?? [];
  return (inLink ?? visible).replace(/%40/g, "@");
}
