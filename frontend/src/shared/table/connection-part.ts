import type { RowPart } from "./row-source";

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
