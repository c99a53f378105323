/**
 * What a report takes: at least 8 letters and digits, 6 of them digits, with the spaces, dashes and slashes that banking apps
 * print between them. Words and phone prefixes have fewer digits, and every bank's number has more.
 */
export const TRANSACTION_ID_PATTERN =
  /^(?=(?:[^0-9]*[0-9]){6})(?=(?:[\s\-/]*[A-Za-z0-9]){8,64}[\s\-/]*$)[A-Za-z0-9\s\-/]{8,96}$/;

/** What may be stored: before ADR 46, reports took 4 letters and digits. */
export const STORED_TRANSACTION_ID_PATTERN =
  /^(?=(?:[\s\-/]*[A-Za-z0-9]){4,64}[\s\-/]*$)[A-Za-z0-9\s\-/]{4,96}$/;

/** The one spelling in which a transaction id / UTR is stored and compared: no separators, upper case. */
export function normaliseTransactionId(transactionId: string): string {
  return transactionId.replace(/[\s\-/]/g, "").toUpperCase();
}

/** True for what banks give: 12 digits (UPI, IMPS), 16 characters (NEFT) or 22 (RTGS). Anything else is asked about once. */
export function isUsualTransactionId(transactionId: string): boolean {
  return /^(?:[0-9]{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/.test(normaliseTransactionId(transactionId));
}

/** In groups of four, as people compare numbers: "4123 4567 8901". */
export function groupTransactionId(transactionId: string): string {
  return normaliseTransactionId(transactionId).replace(/(.{4})(?=.)/g, "$1 ");
}
