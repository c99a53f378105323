import { giveWay } from "../slices.js";

/** Rows of a page: read in a few milliseconds. */
const PAGE = 500;

/**
 * All rows of a long list, page by page, with pauses: SQLite reads what it is asked for at once, and nobody is answered
 * meanwhile. In a transaction they are as of one moment.
 * @param read the first `limit` rows behind one, in an order that an index has
 */
export async function* pages<Row>(
  read: (last: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const page: Row[] = await read(last, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1) ?? null;
    await giveWay();
  }
}
