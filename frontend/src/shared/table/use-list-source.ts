import { useMemo } from "react";
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { SortDirection } from "../../graphql/schema-types";
import { useFetch } from "../apollo/use-fetch";
import { type QueryResult, type QueryState, useQueryState } from "../apollo/use-query-state";
import type { AdminColumn, ListFilter } from "./admin-column";
import type { RowSource, View } from "./row-source";

/**
 * The reply to a paged list's document. `list` is the requested part. `all` counts the whole list, without search and
 * filters.
 */
interface ListReply<Row> {
  readonly list: {
    readonly edges?: readonly { readonly node: Row }[];
    readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly totalCount?: number;
    readonly ids?: readonly string[];
  };
  readonly all?: { readonly totalCount: number };
}

interface ListParts<Row, Variables> {
  readonly columns: readonly AdminColumn<Row>[];
  readonly filters: readonly ListFilter<Variables>[];
  /** The slug of the event, "" for the current event. */
  readonly event?: string;
}

/**
 * Returns the source of a list with many thousands of rows. The table reads only the visible parts. The table stores
 * the rows itself, because Apollo's cache would keep up to 15,000 rows after the user has left the tab.
 * @param document requests rows (`$rows`), ids (`$everyId`) and counts (`$counted`), as user-list.graphql does
 */
export function useListSource<Row, Variables extends OperationVariables>(
  document: TypedDocumentNode<ListReply<Row>, Variables>,
  { columns, filters, event = "" }: ListParts<Row, Variables>,
): RowSource<Row> {
  const fetchList = useFetch(document as TypedDocumentNode<ListReply<Row>, OperationVariables>, "no-cache");
  return useMemo(() => {
    const eventSlug = event === "" ? null : event;
    const variablesOf = ({ search, sort, chosen }: View) => {
      const direction: SortDirection = sort?.direction === "desc" ? "DESC" : "ASC";
      const order = columns.find(({ key }) => key === sort?.key)?.sort;
      const narrowed = filters.map(({ key, variables }) => {
        const option = chosen[key];
        return option === undefined ? {} : variables(option);
      });
      return Object.assign({ search, sort: order, direction, eventSlug }, ...narrowed) as OperationVariables;
    };
    return {
      part: async (view, { first, offset = 0, after = null, counted = false }) => {
        const parts = { first, offset, after, counted, rows: true };
        const { list, all } = await fetchList({ ...variablesOf(view), ...parts });
        const { edges = [], pageInfo, totalCount } = list;
        return {
          rows: edges.map(({ node }) => node),
          endCursor: pageInfo?.hasNextPage === true ? pageInfo.endCursor : null,
          counts: totalCount === undefined || !all ? null : { count: totalCount, all: all.totalCount },
        };
      },
      ids: async (view) => {
        const { list } = await fetchList({ ...variablesOf(view), first: 1, everyId: true });
        return list.ids ?? [];
      },
      byIds: async (ids) => {
        const { list } = await fetchList({ ids: [...ids], eventSlug, first: ids.length, rows: true });
        return (list.edges ?? []).map(({ node }) => node);
      },
    };
  }, [fetchList, columns, filters, event]);
}

/** A list whose rows are all read together. */
export interface LoadedRows<Row> {
  readonly rows: readonly Row[];
  readonly query: QueryState;
}

const NONE: readonly never[] = [];

/**
 * Returns a query's result as the rows of a list.
 * @param rowsOf a stable function
 */
export function useLoadedRows<Data, Row>(
  result: QueryResult<Data>,
  rowsOf: (data: Data) => readonly Row[],
): LoadedRows<Row> {
  const { data, ...query } = useQueryState(result);
  const rows = useMemo(() => (data === undefined ? NONE : rowsOf(data)), [data, rowsOf]);
  return { rows, query };
}
