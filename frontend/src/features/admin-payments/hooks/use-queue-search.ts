import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * What the queue is searched for. In the address too, for a reload and a shared link; the state here goes first, because
 * the router takes its time and a field must not wait for it.
 */
export function useQueueSearch() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get("q") ?? "");
  const change = (next: string) => {
    setSearch(next);
    setParams(
      (before) => {
        const address = new URLSearchParams(before);
        if (next === "") address.delete("q");
        else address.set("q", next);
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [search, change] as const;
}
