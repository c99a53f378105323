import { useSearchParams } from "react-router-dom";
import { REPORTED_STATES, type ReportedState } from "./use-reported-payments";

/** Which payments are shown, kept in the address. Another choice forgets search, sorting and columns of the last one. */
export function useStatusChoice() {
  const [params, setParams] = useSearchParams();
  const status = REPORTED_STATES.find((state) => state === params.get("status")) ?? "pending";
  const choose = (next: ReportedState) => {
    const tab = params.get("tab");
    setParams({ ...(tab === null ? {} : { tab }), ...(next === "pending" ? {} : { status: next }) });
  };
  return [status, choose] as const;
}
