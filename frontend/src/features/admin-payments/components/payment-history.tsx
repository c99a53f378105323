import { Button } from "../../../shared/ui/button";
import { PaymentTimeline } from "../../../shared/ui/payment-timeline";
import { Skeleton } from "../../../shared/ui/skeleton";
import { usePaymentSteps } from "../hooks/use-payment-steps";
import type { Payment } from "../hooks/use-reported-payments";

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
