import { useAction } from "../../../shared/hooks/use-action";

/** The number of entries per page: about as many as people are willing to scroll through on a phone. */
export const SHOWN_AT_ONCE = 20;

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/**
 * Manages a list that the server returns page by page.
 * @param fetchMore fetches the page after a cursor and appends it
 */
export function usePageList<Node>(
  connection: Connection<Node> | undefined,
  fetchMore: (after: string | null) => Promise<unknown>,
) {
  const { busy, problem, run } = useAction();
  const more = () =>
    void run(async () => {
      await fetchMore(connection?.pageInfo.endCursor ?? null);
    });
  return {
    nodes: connection?.edges.map(({ node }) => node) ?? [],
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage === true,
    busy,
    moreFailed: problem !== null,
    more,
  };
}

/** Appends a page to the previous ones. */
export function joined<Page extends { readonly edges: readonly unknown[] }>(before: Page, next: Page): Page {
  return { ...next, edges: [...before.edges, ...next.edges] };
}
