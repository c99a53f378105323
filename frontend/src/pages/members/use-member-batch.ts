import { t } from "@contract/kernel/contract/t";
import { useEffect, useState } from "react";
import { MemberBatch, type MemberBatchQuery, type MembersPageQuery } from "../../graphql/pages/members";
import { usePageStore } from "../../shared/page-data/page-data";

interface Loading {
  /** Null until they are there. */
  readonly members: readonly Member[] | null;
  /** The last attempt failed; stays true while another one is on its way. */
  readonly failed: boolean;
  readonly loading: boolean;
}

/** The people of a batch, asked for when this is first used. */
export function useMemberBatch(key: string): Loading & { readonly retry: () => void } {
  const store = usePageStore();
  const [state, setState] = useState<Loading>({ members: null, failed: false, loading: true });
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

/** A batch as its tab knows it. */
export type Batch = MembersPageQuery["siteContent"]["memberBatches"][number];

/** A person of a batch. */
export type Member = NonNullable<MemberBatchQuery["memberBatch"]>["members"][number];

/** How many people a list counts, in words. */
export function peopleText(count: number): string {
  return count === 1 ? t("1 person") : t("{count} people", { count: String(count) });
}

/** What a batch is called where its tab does not stand among the others: the later alumni tabs are only years. */
export function batchName({ label, kind }: Batch): string {
  return kind === "alumni" && label.startsWith("(") ? t("Alumni{label}", { label }) : label;
}
