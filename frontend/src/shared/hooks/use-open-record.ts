import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** The id of the record that is open, kept in the address: Back closes it, and a link opens it again. */
export function useOpenRecord(name: string) {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (id: string | null) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (id === null) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { replace: id === null, preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [params.get(name), open] as const;
}
