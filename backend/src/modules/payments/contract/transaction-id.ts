/** Letters and digits, with the spaces, dashes and slashes that banking apps print between them. */
export const TRANSACTION_ID_PATTERN = /^(?=(?:[\s\-/]*[A-Za-z0-9]){4,64}[\s\-/]*$)[A-Za-z0-9\s\-/]{4,96}$/;

/** The one spelling in which a transaction id / UTR is stored and compared: no separators, upper case. */
export function normaliseTransactionId(transactionId: string): string {
  return transactionId.replace(/[\s\-/]/g, "").toUpperCase();
}
