import { useEffect, useState } from "react";
import { MemberBatch } from "../../graphql/pages/members";
import { usePageStore } from "../../shared/page-data/page-data";
import type { Member } from "./batch";

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
