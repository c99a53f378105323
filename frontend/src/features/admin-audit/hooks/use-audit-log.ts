import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  AuditEntriesDocument,
  useAuditEntriesQuery,
  type AuditEntriesQuery,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

export type AuditEntry = AuditEntriesQuery["auditEntries"]["edges"][number]["node"];

/** Which entries; empty texts do not narrow. */
export interface AuditFilter {
  readonly search: string;
  readonly action: string;
  /** Who did it: the id of an account. */
  readonly actor: string;
  /** What it was done to: an id. */
  readonly about: string;
  /** Days in India, YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

type Narrowed = Record<"search" | "action" | "actorId" | "targetId" | "from" | "to", string | null>;

const SHOWN_AT_ONCE = 50;
/** The server's largest page. */
const FETCHED_AT_ONCE = 100;

/** The audit log, newest first, a page at a time. */
export function useAuditLog({ search, action, actor, about, from, to }: AuditFilter) {
  const variables: Narrowed = {
    search: search || null,
    action: action || null,
    actorId: actor || null,
    targetId: about || null,
    from: from || null,
    to: to || null,
  };
  const { data, previousData, error, loading, fetchMore, refetch } = useAuditEntriesQuery({
    variables: { ...variables, first: SHOWN_AT_ONCE },
    fetchPolicy: "network-only",
  });
  const [isFetchingMore, setFetchingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const known = data ?? previousData;
  const after = known?.auditEntries.pageInfo.endCursor ?? null;

  const more = async () => {
    setFetchingMore(true);
    setMoreFailed(false);
    try {
      await fetchMore({ variables: { after }, updateQuery: appended });
    } catch {
      setMoreFailed(true);
    } finally {
      setFetchingMore(false);
    }
  };
  return {
    entries: known?.auditEntries.edges.map(({ node }) => node) ?? [],
    total: known?.auditEntries.totalCount ?? 0,
    hasMore: known?.auditEntries.pageInfo.hasNextPage === true,
    isKnown: known !== undefined,
    loading,
    isFetchingMore,
    moreFailed,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    more,
    reload: () => void refetch().catch(() => undefined),
    readAll: useReadAll(variables),
  };
}

function appended(before: AuditEntriesQuery, { fetchMoreResult }: { fetchMoreResult: AuditEntriesQuery }) {
  const { edges } = before.auditEntries;
  const next = fetchMoreResult.auditEntries;
  return { ...fetchMoreResult, auditEntries: { ...next, edges: [...edges, ...next.edges] } };
}

/** Reads every entry that fits, for an export. @throws when a page cannot be fetched */
function useReadAll(variables: Narrowed) {
  const client = useApolloClient();
  return async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    for (let after: string | null = null; ;) {
      const { data }: { data?: AuditEntriesQuery } = await client.query({
        query: AuditEntriesDocument,
        variables: { ...variables, after, first: FETCHED_AT_ONCE },
        fetchPolicy: "no-cache",
      });
      if (data === undefined) return entries;
      entries.push(...data.auditEntries.edges.map(({ node }) => node));
      after = data.auditEntries.pageInfo.endCursor ?? null;
      if (!data.auditEntries.pageInfo.hasNextPage) return entries;
    }
  };
}
