/**
 * Returns a transaction id for a payment that is booked from a bank line without one. The same line always gets the
 * same id.
 */
export function generatedTransactionId(fingerprint: string): string {
  return `STATEMENT${fingerprint.slice(0, 16).toUpperCase()}`;
}
