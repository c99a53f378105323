/** Returns a receipt's number as printed: `R-00042`. */
export function receiptLabel(number: number): string {
  return `R-${String(number).padStart(5, "0")}`;
}

/**
 * Parses a receipt's number in an address, such as `42` or `R-00042`. Returns 0 for any other text; no receipt has this
 * number.
 */
export function readReceiptNumber(text: string): number {
  return Number(/^(?:R-)?0*(\d{1,9})$/i.exec(text)?.[1] ?? 0);
}
