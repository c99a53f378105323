/** Returns the transaction id of a payment booked from a bank line that states none: the same id for the same line. */
export function generatedTransactionId(fingerprint: string): string {
  return `STATEMENT${fingerprint.slice(0, 16).toUpperCase()}`;
}
