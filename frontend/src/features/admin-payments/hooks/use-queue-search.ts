import { useState } from "react";
import { useAddress } from "../../../shared/hooks/use-address";

/**
 * What the queue is searched for. In the address too, for a reload and a shared link; the state here goes first, because
 * the router takes its time and a field must not wait for it.
 */
export function useQueueSearch() {
  const { params, put } = useAddress();
  const [search, setSearch] = useState(params.get("q") ?? "");
  const change = (next: string) => {
    setSearch(next);
    put("q", next);
  };
  return [search, change] as const;
}
