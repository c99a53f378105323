import type { Sort } from "./admin-column";

/** Which rows of a list are asked for, and in which order. */
export interface View {
  readonly search: string;
  readonly sort: Sort | null;
  /** Filter key → chosen option. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** A part of a list: from a place on, or behind a cursor. */
interface Part {
  readonly first: number;
  readonly offset?: number;
  readonly after?: string;
  /** Also how many rows fit, and how many there are. */
  readonly counted?: boolean;
}

/** The rows of a part. */
export interface RowPart<Row> {
  readonly rows: readonly Row[];
  /** Null at the end of the list. */
  readonly endCursor: string | null;
  readonly counts: { readonly count: number; readonly all: number } | null;
}

/** Where a list's rows are read from. Keep it stable (a memo): another one is another list. */
export interface RowSource<Row> {
  readonly part: (view: View, part: Part) => Promise<RowPart<Row>>;
  /** The ids of all rows that fit, in order. */
  readonly ids: (view: View) => Promise<readonly string[]>;
  /** Single rows, at most 100; those that are gone are left out. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly Row[]>;
}

/** The most that the server gives at once. */
export const PART = 100;

/**
 * Reads all rows of a view, one request after the other: a list that changes during that time loses and repeats no row.
 */
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

/** The rows with these ids, in their order. */
export async function rowsByIds<Row>(
  source: RowSource<Row>,
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

interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount?: number;
}

/** A connection of the API as a part of a table. @param all how many there are without search and filters, if it was asked */
export function connectionPart<Row>(connection: Connection<Row>, all: number | undefined): RowPart<Row> {
  const { edges, pageInfo, totalCount } = connection;
  return {
    rows: edges.map(({ node }) => node),
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    counts: totalCount === undefined || all === undefined ? null : { count: totalCount, all },
  };
}
