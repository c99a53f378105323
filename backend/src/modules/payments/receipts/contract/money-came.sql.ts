/**
 * Returns an SQL condition for receipts whose money the club received, even if it was refunded later.
 * @param receipt the alias of the table `receipts`
 */
export function moneyCame(receipt: string): string {
  return `(${receipt}.cancelledAt IS NULL OR EXISTS (SELECT 1 FROM refunds rf
    WHERE rf.paymentId = ${receipt}.paymentId AND rf.state = 'paid' AND rf.closedAt = ${receipt}.cancelledAt))`;
}
