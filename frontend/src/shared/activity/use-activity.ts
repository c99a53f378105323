import { useState } from "react";
import type { ActivityFieldsFragment } from "../../graphql/shared/activity";
import { useQueryState } from "../apollo/use-query-state";

export type ActivityLine = ActivityFieldsFragment["edges"][number]["node"];

/** A query of one page of activity, as returned by its generated hook. */
interface PagedQuery<Data> extends Readonly<Pick<QueryResult<Data>, "data" | "previousData" | "error">> {
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchMore: (options: {
    readonly variables: { readonly first: number; readonly after: string | null };
    readonly updateQuery: (before: Data, next: { readonly fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
}

type QueryResult<Data> = Parameters<typeof useQueryState<Data>>[0];

/** The number of lines that "Show more" adds. */
const MORE = 20;

/** Returns the lines of recent activity from a query, newest first, page by page. */
export function useActivity<Name extends string>(
  name: Name,
  query: PagedQuery<Record<Name, ActivityFieldsFragment>>,
) {
  const { data, ...state } = useQueryState(query);
  const [isFetchingMore, setFetchingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const page = data?.[name];
  const more = async () => {
    setFetchingMore(true);
    setMoreFailed(false);
    try {
      await query.fetchMore({
        variables: { first: MORE, after: page?.pageInfo.endCursor ?? null },
        updateQuery: (before, { fetchMoreResult }) => {
          const edges = [...before[name].edges, ...fetchMoreResult[name].edges];
          return { ...fetchMoreResult, [name]: { ...fetchMoreResult[name], edges } };
        },
      });
    } catch {
      setMoreFailed(true);
    } finally {
      setFetchingMore(false);
    }
  };
  return {
    ...state,
    lines: page?.edges.map(({ node }) => node) ?? [],
    hasMore: page?.pageInfo.hasNextPage === true,
    isFetchingMore,
    moreFailed,
    more,
  };
}
