import { t } from "@contract/kernel/contract/t";
import { use, useEffect, useState } from "react";
import { MemberBatch, type MemberBatchQuery, type MembersPageQuery } from "../../graphql/pages/members";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import { usePageStore } from "../../shared/page-data/page-data";

interface Loading {
  /** Null until the people are loaded. */
  readonly members: readonly Member[] | null;
  /** Whether the last completed attempt failed. Stays true during a retry. */
  readonly failed: boolean;
  readonly loading: boolean;
}

/** Returns the people who are in the server's HTML, or null once the page is hydrated. */
function useServerMembers(key: string): readonly Member[] | null {
  const store = usePageStore();
  if (useHydrated()) return null;
  const answer = store.read(MemberBatch, { key });
  return (answer instanceof Promise ? use(answer) : answer).memberBatch?.members ?? [];
}

/** Returns a batch's people, and loads them on first use. */
export function useMemberBatch(key: string): Loading & { readonly retry: () => void } {
  const store = usePageStore();
  const members = useServerMembers(key);
  const [state, setState] = useState<Loading>({ members, failed: false, loading: true });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      try {
        const { memberBatch } = await store.read(MemberBatch, { key });
        if (wanted) setState({ members: memberBatch?.members ?? [], failed: false, loading: false });
      } catch {
        if (wanted) setState({ members: null, failed: true, loading: false });
      }
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [store, key, attempt]);

  const retry = () => {
    store.forget(MemberBatch, { key });
    setState((before) => ({ ...before, loading: true }));
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}

/** A batch and the data for its tab. */
export type Batch = MembersPageQuery["siteContent"]["memberBatches"][number];

export type Member = NonNullable<MemberBatchQuery["memberBatch"]>["members"][number];

/** Returns a text such as "1 person" or "12 people". */
export function peopleText(count: number): string {
  return count === 1 ? t("1 person") : t("{count} people", { count: String(count) });
}

/**
 * Returns a batch's name for use outside the tabs. Of the labels of alumni tabs, only the first begins with "Alumni".
 * Adds the word to the others, such as "(19-23)".
 */
export function batchName({ label, kind }: Batch): string {
  return kind === "alumni" && label.startsWith("(") ? t("Alumni{label}", { label }) : label;
}
