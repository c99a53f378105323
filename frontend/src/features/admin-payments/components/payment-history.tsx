import { Button } from "../../../shared/ui/button";
import { PaymentTimeline } from "../../../shared/ui/payment-timeline";
import { Skeleton } from "../../../shared/ui/skeleton";
import type { Payment } from "../hooks/use-reported-payments";
import { useEffect, useState } from "react";
import { skipToken } from "@apollo/client/react";
import { useReportedPaymentQuery } from "../../../graphql/generated";

/** What happened to the payment so far. Below the decision, which does not wait for it. */
export function PaymentHistory({ payment }: { readonly payment: Payment }) {
  const { id, reportedAt, decidedAt } = payment;
  const { steps, isFailed, retry } = usePaymentSteps(id, decidedAt ?? reportedAt);
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">Timeline</h3>
      {isFailed ? (
        <p className="flex flex-wrap items-center gap-x-2 text-soft">
          The timeline could not be loaded.
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : steps === null ? (
        <Skeleton lines={2} />
      ) : (
        <PaymentTimeline steps={steps} />
      )}
    </div>
  );
}

/** Whoever is faster through the queue than this did not want to read the timeline. */
const SETTLED_MS = 150;

/** The timeline of a payment that stays open for a moment; null while it is not known. `changedAt` fetches it anew. */
function usePaymentSteps(paymentId: string, changedAt: string) {
  const [settled, setSettled] = useState("");
  const key = `${paymentId} ${changedAt}`;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const { data, error, refetch } = useReportedPaymentQuery(
    settled === key ? { variables: { paymentId }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const steps = data?.reportedPayment.payment.id === paymentId ? data.reportedPayment.steps : null;
  return {
    steps,
    isFailed: error !== undefined && steps === null,
    retry: () => void refetch({ paymentId }).catch(() => undefined),
  };
}
