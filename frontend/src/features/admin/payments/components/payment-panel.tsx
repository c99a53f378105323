import { useId } from "react";
import { formatPaise } from "../../../../shared/format/money";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import type { Payment } from "../hooks/use-reported-payments";
import { decisionWords } from "../decision-words";
import { KeyHint } from "./key-hint";
import { PaymentActions, type Act } from "./payment-actions";
import { PaymentFacts } from "./payment-facts";
import { PaymentHistory } from "./payment-history";

interface PaymentPanelProps {
  readonly payment: Payment;
  /** 1 is the oldest; 0 when this one does not wait any more. */
  readonly position: number;
  readonly count: number;
  readonly isChanged: boolean;
  readonly onLook: () => void;
  readonly accept: Act;
  readonly reject: Act;
  readonly next: Act;
  readonly previous: Act;
  readonly shortcuts: boolean;
}

/** The open payment: everything that a decision needs, the decision itself, and the way on. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { payment, position, count, isChanged, shortcuts, next, previous } = props;
  const id = useId();
  const decided = decisionWords(payment);
  const where = position > 0 ? `${position} of ${count}` : "Decided";
  return (
    <section aria-labelledby={id} className="border border-rule bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1 sm:px-5">
        <p className="font-mono font-semibold">{where}</p>
        <div className="flex">
          <Button variant="quiet" disabled={previous === null} onClick={() => previous?.()}>
            Previous {shortcuts ? <KeyHint>K</KeyHint> : null}
          </Button>
          <Button variant="quiet" disabled={next === null} onClick={() => next?.()}>
            Next {shortcuts ? <KeyHint>J</KeyHint> : null}
          </Button>
        </div>
      </div>
      <div className="grid gap-5 p-4 sm:p-5">
        <h2 id={id} className="text-2xl leading-tight wrap-anywhere">
          {payment.teamName}
        </h2>
        <p role="status" className="sr-only">
          {`Payment ${where}: ${payment.teamName}, ${formatPaise(payment.amount)}, UTR ${payment.transactionId ?? "none"}`}
        </p>
        <PaymentFacts payment={payment} />
        {decided !== null ? (
          <Banner tone="info">{decided} Nothing is left to decide here.</Banner>
        ) : isChanged ? (
          <div className="grid gap-3">
            <Banner tone="info">The team has reported another transaction id meanwhile.</Banner>
            <div>
              <Button onClick={props.onLook}>I have looked at the new one</Button>
            </div>
          </div>
        ) : (
          <PaymentActions
            teamName={payment.teamName}
            accept={props.accept}
            reject={props.reject}
            shortcuts={shortcuts}
          />
        )}
        <PaymentHistory payment={payment} />
      </div>
    </section>
  );
}
