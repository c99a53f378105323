import type { Sort } from "./admin-column";

/** The search, filters and sort order that select the rows of a list. */
export interface View {
  readonly search: string;
  readonly sort: Sort | null;
  /** The chosen option of each filter, by the filter's key. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** A part of a list, by offset or cursor. */
interface Part {
  readonly first: number;
  readonly offset?: number;
  readonly after?: string;
  /** Whether to also count the matching rows and all rows. */
  readonly counted?: boolean;
}

export interface RowPart<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the last row; null at the end of the list. */
  readonly endCursor: string | null;
  readonly counts: { readonly count: number; readonly all: number } | null;
}

/** Reads the rows of a list. Keep the object stable (a memo): a new object reloads the list. */
export interface RowSource<Row> {
  readonly part: (view: View, part: Part) => Promise<RowPart<Row>>;
  /** Returns the ids of all matching rows, in order. */
  readonly ids: (view: View) => Promise<readonly string[]>;
  /** Returns the rows with the given ids, at most 100. Leaves out rows that no longer exist. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly Row[]>;
}

/** Maximum number of rows that one request may ask for. */
export const PART = 100;

/** Reads all rows of a view in parts. Uses cursors, so that changes of the list neither drop nor repeat a row. */
export async function allRows<Row>(
  source: RowSource<Row>,
  view: View,
  onProgress: (done: number) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | null = "";
  while (after !== null) {
    const part: RowPart<Row> = await source.part(view, { first: PART, after });
    rows.push(...part.rows);
    after = part.endCursor;
    onProgress(rows.length);
  }
  return rows;
}

export type RowsById<Row> = Pick<RowSource<Row>, "byIds">;

/** Returns the rows with the given ids, in the order of the ids. */
export async function rowsByIds<Row>(
  source: RowsById<Row>,
  ids: readonly string[],
  rowKey: (row: Row) => string,
  onProgress: (done: number) => void = () => undefined,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let start = 0; start < ids.length; start += PART) {
    for (const row of await source.byIds(ids.slice(start, start + PART))) rows.set(rowKey(row), row);
    onProgress(rows.size);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
}
