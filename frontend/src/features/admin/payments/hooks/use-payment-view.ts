import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { REPORTED_STATES, type ReportedState } from "./use-reported-payments";

interface View {
  readonly status: ReportedState;
  readonly search: string;
}

/**
 * Which payments are shown. Kept in the address too, so that a reload and a shared link find the same view; the
 * state here goes first, because the router takes its time and a search field must not wait for it.
 */
export function usePaymentView() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<View>(() => ({
    status: REPORTED_STATES.find((state) => state === params.get("status")) ?? "pending",
    search: params.get("q") ?? "",
  }));
  const show = (next: View) => {
    setView(next);
    const address = new URLSearchParams(params);
    address.delete("status");
    address.delete("q");
    if (next.status !== "pending") address.set("status", next.status);
    if (next.search !== "") address.set("q", next.search);
    setParams(address, { replace: true });
  };
  return {
    ...view,
    setStatus: (status: ReportedState) => show({ ...view, status }),
    setSearch: (search: string) => show({ ...view, search }),
  };
}
