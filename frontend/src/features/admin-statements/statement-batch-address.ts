/** Name of the open batch in the address. */
export const BATCH = "batch";

/** The tab; with a batch, that batch opened. */
export function statementsAddress(batchId?: string): string {
  const query = new URLSearchParams({ tab: "statements" });
  if (batchId !== undefined) query.set(BATCH, batchId);
  return `/admindashboard?${query.toString()}`;
}
