import { useId, useEffect, useState, type RefObject } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { useMay } from "../../../../shared/session/may";
import type { Payment } from "../../hooks/use-reported-payments";
import { decisionLabel } from "../../hooks/use-decisions";
import { PaymentActions, type Action } from "./payment-actions";
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
  /** The payment's position in the queue, from 1 for the oldest payment. 0 if the payment is no longer waiting. */
  readonly position: number;
  readonly count: number;
  readonly isChanged: boolean;
  /** The last decided payment, or null if its decision can no longer be reverted here. */
  readonly decided: Payment | null;
  readonly revert: Action;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onLook: () => void;
  readonly accept: Action;
  readonly reject: Action;
  readonly next: Action;
  readonly previous: Action;
  readonly shortcuts: boolean;
}

/** Shows the open payment with its facts, the buttons to decide it, and links to other payments. */
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
        {`Payment ${where}: ${payment.teamName}, ${formatPaise(payment.amount)}, transaction ID ${payment.transactionId ?? "none"}`}
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

/** Shows the buttons for the decision, or the reason why there are none. */
function Decision({ payment, isChanged, onLook, accept, reject, shortcuts }: PaymentPanelProps) {
  const may = useMay();
  const decided = decisionLabel(payment);
  if (decided !== null) return <Banner tone="info">{decided} You do not have to decide this payment.</Banner>;
  if (!may("decidePayment"))
    return <Banner tone="info">This payment is waiting for a treasurer's decision.</Banner>;
  if (!isChanged)
    // Each payment has its own buttons. Otherwise, a closing dialog could return the focus to a button that now belongs
    // to another payment.
    return <PaymentActions key={payment.id} {...{ payment, accept, reject, shortcuts }} />;
  return (
    <div className="grid gap-3">
      <Banner tone="info">The team has reported a different transaction ID.</Banner>
      <div>
        <Button onClick={onLook}>I have checked the new transaction ID</Button>
      </div>
    </div>
  );
}

interface PanelBarProps {
  readonly where: string;
  readonly decided: Payment | null;
  readonly revert: Action;
  readonly next: Action;
  readonly previous: Action;
  readonly shortcuts: boolean;
}

/**
 * Shows the payment's position in the queue, buttons for the payments before and after it, and a message about the last
 * decision. The message is in this bar so that it does not move the content below.
 */
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

/** Shows the payment's history. It comes last in the panel, because an admin can decide before it is loaded. */
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

/**
 * Milliseconds that a payment must stay open before its timeline is fetched. An admin who moves on faster does not read
 * the timeline.
 */
const SETTLED_MS = 150;

/**
 * Returns a payment's timeline, or null until it is loaded. Fetches the timeline after the payment has been open for
 * `SETTLED_MS`, and again when `changedAt` changes.
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
