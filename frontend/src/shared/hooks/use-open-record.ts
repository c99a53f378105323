import { useCallback } from "react";
import { useAddress } from "./use-address";

/** The id of the record that is open, kept in the address: Back closes it, and a link opens it again. */
export function useOpenRecord(name: string) {
  const { params, put } = useAddress();
  const open = useCallback((id: string | null) => put(name, id, { replace: id === null }), [name, put]);
  return [params.get(name), open] as const;
}
