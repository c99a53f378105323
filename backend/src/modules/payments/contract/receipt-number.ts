/** Returns a receipt's number as printed: `R-00042`. */
export function receiptLabel(number: number): string {
  return `R-${String(number).padStart(5, "0")}`;
}

/**
 * Parses a receipt's number, such as `42` or `R-00042`. Returns 0 for any other text, because no receipt has the number
 * 0.
 */
export function readReceiptNumber(text: string): number {
  return Number(/^(?:R-)?0*(\d{1,9})$/i.exec(text)?.[1] ?? 0);
}
