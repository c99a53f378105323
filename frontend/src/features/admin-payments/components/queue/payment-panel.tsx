import { useId, useEffect, useState, type RefObject } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { useMay } from "../../../../shared/session/may";
import type { Payment } from "../../hooks/use-reported-payments";
import { decisionLabel } from "../../hooks/use-decisions";
import { PaymentActions, type Act } from "./payment-actions";
import { PlaceOfPayment } from "../place-of-payment";
import { PaymentFacts } from "../payment-facts";
import { DecisionNotice } from "./decision-notice";
import { KeyHint } from "./key-hint";
import { PaymentTimeline } from "../../../../shared/ui/payment-timeline";
import { Skeleton } from "../../../../shared/ui/list-state";
import { skipToken } from "@apollo/client/react";
import { useReportedPaymentQuery } from "../../../../graphql/features/admin-payments";
import { t } from "@contract/kernel/contract/t";

interface PaymentPanelProps {
  readonly payment: Payment;
  /** 1 is the oldest; 0 when this one does not wait any more. */
  readonly position: number;
  readonly count: number;
  readonly isChanged: boolean;
  /** What was decided last, while one press takes it back. */
  readonly decided: Payment | null;
  readonly revert: Act;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onLook: () => void;
  readonly accept: Act;
  readonly reject: Act;
  readonly next: Act;
  readonly previous: Act;
  readonly shortcuts: boolean;
}

/** The open payment: everything that a decision needs, the decision itself, and the way on. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { payment, position, count, decided, revert, heading, shortcuts, next, previous } = props;
  const id = useId();
  const where = position > 0 ? t("{position} of {count}", { position, count }) : t("Decided");
  return (
    <section aria-labelledby={id} className="border border-rule bg-surface">
      <div data-arrival>
        <PanelBar {...{ where, decided, revert, next, previous, shortcuts }} />
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="px-4 pt-4 text-2xl leading-tight wrap-anywhere outline-none sm:px-5"
        >
          {payment.teamName}
        </h2>
      </div>
      <p role="status" className="sr-only">
        {`Payment ${where}: ${payment.teamName}, ${formatPaise(payment.amount)}, UTR ${payment.transactionId ?? "none"}`}
      </p>
      <div className="flex flex-col gap-4 p-4 sm:px-5 sm:pb-5">
        <Decision {...props} />
        <PaymentFacts payment={payment} />
        {payment.teamId === null ? null : (
          <PlaceOfPayment key={payment.teamId} teamId={payment.teamId} teamName={payment.teamName} />
        )}
        <PaymentHistory payment={payment} />
      </div>
    </section>
  );
}

/** The decision, or why there is none to make. */
function Decision({ payment, isChanged, onLook, accept, reject, shortcuts }: PaymentPanelProps) {
  const may = useMay();
  const decided = decisionLabel(payment);
  if (decided !== null) return <Banner tone="info">{decided} You need not decide this payment.</Banner>;
  if (!may("decidePayment"))
    return <Banner tone="info">This payment is waiting for a treasurer's decision.</Banner>;
  if (!isChanged)
    // Of its own for each payment: a closing dialog does not give the focus back to a button that is another's now.
    return <PaymentActions key={payment.id} {...{ payment, accept, reject, shortcuts }} />;
  return (
    <div className="grid gap-3">
      <Banner tone="info">The team has reported a different transaction id.</Banner>
      <div>
        <Button onClick={onLook}>I have checked the new id</Button>
      </div>
    </div>
  );
}

interface PanelBarProps {
  readonly where: string;
  readonly decided: Payment | null;
  readonly revert: Act;
  readonly next: Act;
  readonly previous: Act;
  readonly shortcuts: boolean;
}

/** Where in the queue one is, and the way on and back. The latest outcome has its place here, so that it pushes nothing down. */
function PanelBar({ where, next, previous, ...outcome }: PanelBarProps) {
  const { shortcuts } = outcome;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1 sm:px-5">
      <p className="font-mono font-semibold">{where}</p>
      <div className="order-last min-w-0 basis-full sm:order-none sm:flex-1 sm:basis-0">
        <DecisionNotice {...outcome} />
      </div>
      <div className="flex">
        <Button variant="quiet" disabled={previous === null} onClick={() => previous?.()}>
          Previous {shortcuts ? <KeyHint>K</KeyHint> : null}
        </Button>
        <Button variant="quiet" disabled={next === null} onClick={() => next?.()}>
          Next {shortcuts ? <KeyHint>J</KeyHint> : null}
        </Button>
      </div>
    </div>
  );
}

/** What happened to the payment so far. Below the decision, which does not wait for it. */
function PaymentHistory({ payment }: { readonly payment: Payment }) {
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

/** An admin who is faster through the queue than this does not want to read the timeline. In milliseconds. */
const SETTLED_MS = 150;

/**
 * Returns the timeline of a payment that stays open for a moment; null while unknown. A new `changedAt` fetches it
 * again.
 */
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
