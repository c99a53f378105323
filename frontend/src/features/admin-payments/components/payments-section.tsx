import { Tabs } from "../../../shared/ui/tabs";
import { REPORTED_STATES, type ReportedState } from "../hooks/use-reported-payments";
import { DecidedPayments } from "./decided-payments";
import { PaymentQueue } from "./payment-queue";
import { useAddress } from "../../../shared/hooks/use-address";

const LABELS = { pending: "Pending", accepted: "Accepted", rejected: "Rejected" } as const;

/** The tab "Payments": the queue to work through, and what was decided. */
export function PaymentsSection() {
  const [status, choose] = useStatusChoice();
  return (
    <Tabs
      label="Payment status"
      value={status}
      onChange={choose}
      items={REPORTED_STATES.map((state) => ({
        value: state,
        label: LABELS[state],
        content: state === "pending" ? <PaymentQueue /> : <DecidedPayments key={state} status={state} />,
      }))}
    />
  );
}

/** Which payments are shown, kept in the address. Another choice forgets search, sorting and columns of the last one. */
function useStatusChoice() {
  const { params, goOn } = useAddress();
  const status = REPORTED_STATES.find((state) => state === params.get("status")) ?? "pending";
  const choose = (next: ReportedState) => goOn(["tab"], { status: next === "pending" ? null : next });
  return [status, choose] as const;
}
