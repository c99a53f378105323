import {
  AuditEntriesDocument,
  useAuditEntriesQuery,
  type AuditEntriesQuery,
} from "../../../graphql/features/admin-audit";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useAction } from "../../../shared/hooks/use-action";
import { useQueryState } from "../../../shared/apollo/use-query-state";

export type AuditEntry = AuditEntriesQuery["auditEntries"]["edges"][number]["node"];

/** The log's filters. An empty text means no filter. */
export interface AuditFilter {
  readonly search: string;
  readonly action: string;
  readonly actorId: string;
  readonly targetId: string;
  /** The first and the last day, both inclusive, as YYYY-MM-DD in India's calendar. */
  readonly from: string;
  readonly to: string;
}

type Narrowed = Record<keyof AuditFilter, string | null>;

const SHOWN_AT_ONCE = 50;
/** The number of entries per request, which is the server's maximum. */
const FETCHED_AT_ONCE = 100;

/** Reads the audit log, newest first, page by page. */
export function useAuditLog(filter: AuditFilter) {
  const variables = Object.fromEntries(
    Object.entries(filter).map(([name, text]: [string, string]) => [name, text || null]),
  ) as Narrowed;
  const query = useAuditEntriesQuery({
    variables: { ...variables, first: SHOWN_AT_ONCE },
    fetchPolicy: "network-only",
  });
  const { data, ...state } = useQueryState(query);
  const { busy: isFetchingMore, failure, run } = useAction();
  const after = data?.auditEntries.pageInfo.endCursor ?? null;

  const more = () =>
    run(async () => {
      await query.fetchMore({ variables: { after }, updateQuery: appended });
    });
  return {
    ...state,
    entries: data?.auditEntries.edges.map(({ node }) => node) ?? [],
    total: data?.auditEntries.totalCount ?? 0,
    hasMore: data?.auditEntries.pageInfo.hasNextPage === true,
    isFetchingMore,
    moreFailed: failure !== null,
    more,
    readAll: useReadAll(variables),
  };
}

function appended(before: AuditEntriesQuery, { fetchMoreResult }: { fetchMoreResult: AuditEntriesQuery }) {
  const { edges } = before.auditEntries;
  const next = fetchMoreResult.auditEntries;
  return { ...fetchMoreResult, auditEntries: { ...next, edges: [...edges, ...next.edges] } };
}

/**
 * Reads all entries that match, for an export.
 * @throws when a page cannot be fetched
 */
function useReadAll(variables: Narrowed) {
  const fetchPage = useFetch(AuditEntriesDocument, "no-cache");
  return async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    for (let after: string | null = null; ;) {
      const page: AuditEntriesQuery = await fetchPage({ ...variables, after, first: FETCHED_AT_ONCE });
      const { edges, pageInfo } = page.auditEntries;
      entries.push(...edges.map(({ node }) => node));
      after = pageInfo.endCursor ?? null;
      if (!pageInfo.hasNextPage) return entries;
    }
  };
}
