import { Tabs } from "../../../shared/ui/tabs";
import { useStatusChoice } from "../hooks/use-status-choice";
import { REPORTED_STATES } from "../hooks/use-reported-payments";
import { DecidedPayments } from "./decided-payments";
import { PaymentQueue } from "./payment-queue";

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
