import { Tabs } from "../../../../shared/ui/tabs";
import { usePaymentView } from "../hooks/use-payment-view";
import { REPORTED_STATES } from "../hooks/use-reported-payments";
import { PaymentList } from "./payment-list";

const LABELS = { pending: "Pending", accepted: "Accepted", rejected: "Rejected" } as const;

/** The reported payments, by state. */
export function PaymentsSection() {
  const { status, search, setStatus, setSearch } = usePaymentView();
  return (
    <Tabs
      label="Payment status"
      value={status}
      onChange={setStatus}
      items={REPORTED_STATES.map((state) => ({
        value: state,
        label: LABELS[state],
        content: <PaymentList status={state} search={search} onSearch={setSearch} />,
      }))}
    />
  );
}
