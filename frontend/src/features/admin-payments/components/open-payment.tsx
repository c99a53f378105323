import { useState } from "react";
import { skipToken } from "@apollo/client/react";
import { mayRevert, mayTake } from "@contract/modules/teams/contract/payment-status";
import { receiptPath } from "@contract/kernel/contract/page-paths";
import { receiptLabel } from "@contract/modules/payments/contract/receipt-number";
import { SaveReceiptButton } from "../../../shared/receipts/save-receipt-button";
import { Button } from "../../../shared/ui/button";
import { Banner } from "../../../shared/ui/banner";
import { ButtonLink } from "../../../shared/ui/button-link";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Modal } from "../../../shared/ui/modal";
import { PaymentTimeline } from "../../../shared/ui/payment-timeline";
import { Skeleton } from "../../../shared/ui/list-state";
import { StatusBadge } from "../../../shared/ui/badge";
import { useMay } from "../../../shared/session/may";
import {
  type SurplusFieldsFragment,
  useReportedPaymentQuery,
} from "../../../graphql/features/admin-payments";
import { decisionLabel } from "../hooks/use-decisions";
import type { Payment } from "../hooks/use-reported-payments";
import { PlaceOfPayment } from "./place-of-payment";
import { PaymentFacts } from "./payment-facts";
import { RequestRefundModal } from "./refunds/refund-modals";
import { SurplusList } from "./refunds/surplus-list";
import { RevertPaymentModal } from "./revert-payment-modal";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { useStatementWarningsQuery } from "../../../graphql/features/admin-overview";
import { DateTime } from "../../../shared/ui/date-time";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useOpenRecord } from "../../../shared/hooks/use-address";

/** Returns the payment in the page's address, with its timeline. */
function useOpenPayment() {
  const [paymentId, open] = useOpenRecord("payment");
  const query = useReportedPaymentQuery(
    paymentId === null ? skipToken : { variables: { paymentId }, fetchPolicy: "cache-and-network" },
  );
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  const details = data?.reportedPayment.payment.id === paymentId ? data.reportedPayment : null;
  return { paymentId, open, details, ...state };
}

/** Warns that the money of an accepted payment was returned, according to a bank statement. */
function WentBackBanner({ payment: { id, status } }: { readonly payment: Payment }) {
  const may = useMay();
  const skip = status !== "accepted" || !may("statementWarnings");
  const { data } = useStatementWarningsQuery({ skip, fetchPolicy: "no-cache" });
  const warning = skip ? undefined : data?.statementWarnings.find(({ paymentId }) => paymentId === id);
  if (warning === undefined) return null;
  return (
    <Banner tone="error" urgent={false}>
      A bank statement shows that {formatPaise(warning.amount)} was returned to the payer
      {warning.date === null ? "" : " on "}
      {warning.date === null ? null : <DateTime value={warning.date} dateOnly />}. If the team does not pay
      again, take back the acceptance.
    </Banner>
  );
}

type Asking = "revert" | "refund" | SurplusFieldsFragment | null;

/** Shows the payment in the page's address: its facts, its timeline, and the actions that a treasurer can take. */
export function OpenPayment({ onDone }: { readonly onDone: (text: string) => void }) {
  const { paymentId, open, details, problem, loading, reload } = useOpenPayment();
  const [asking, setAsking] = useState<Asking>(null);
  if (paymentId === null) return null;
  const payment = details?.payment;
  const done = (text: string) => {
    setAsking(null);
    onDone(text);
    void reload();
  };
  if (payment && asking === "revert")
    return <RevertPaymentModal payment={payment} onClose={() => setAsking(null)} onDone={done} />;
  if (payment && asking !== null && asking !== "revert") {
    const surplus = asking === "refund" ? null : asking;
    return (
      <RequestRefundModal payment={payment} surplus={surplus} onClose={() => setAsking(null)} onDone={done} />
    );
  }
  return (
    <Modal
      open
      addressed
      closeInFooter
      onClose={() => open(null)}
      title={payment?.teamName ?? "Payment"}
      footer={
        <>
          <Button variant="quiet" onClick={() => open(null)}>
            Close
          </Button>
          {payment ? <Acts payment={payment} onAsk={setAsking} /> : null}
        </>
      }
    >
      {details ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <StatusBadge status={details.payment.status} />
            <span>{decisionLabel(details.payment)}</span>
          </div>
          <WentBackBanner payment={details.payment} />
          {details.payment.openRefund === null ? null : (
            <Banner tone="info">
              A refund of this payment is not paid out yet. See the refund under Refunds.
            </Banner>
          )}
          <PaymentFacts payment={details.payment} />
          <Receipt number={details.payment.receiptNumber} />
          <SurplusList surpluses={details.surpluses} onRefund={setAsking} onDone={done} />
          {details.payment.teamId === null ? null : (
            <PlaceOfPayment teamId={details.payment.teamId} teamName={details.payment.teamName} />
          )}
          <h3 className="text-lg">Timeline</h3>
          <PaymentTimeline steps={details.steps} />
        </div>
      ) : problem === null ? (
        <Skeleton lines={6} />
      ) : (
        <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
      )}
    </Modal>
  );
}

function Receipt({ number }: { readonly number: number | null }) {
  if (number === null) return null;
  return (
    <div className="outdent flex flex-wrap items-center gap-x-3">
      <ButtonLink variant="quiet" to={receiptPath(number)}>
        Receipt {receiptLabel(number)}
      </ButtonLink>
      <SaveReceiptButton number={number} variant="quiet" />
    </div>
  );
}

interface ActsProps {
  readonly payment: Payment;
  readonly onAsk: (asking: Asking) => void;
}

/** Shows the actions that the payment's state and the viewer's rights allow. */
function Acts({ payment, onAsk }: ActsProps) {
  const may = useMay();
  const { status, openRefund, teamId } = payment;
  const isFree = openRefund === null && teamId !== null;
  return (
    <>
      {isFree && mayRevert(status) && may("revertPayment") ? (
        <Button variant="secondary" onClick={() => onAsk("revert")}>
          Take back...
        </Button>
      ) : null}
      {isFree && mayTake("refund", status) && may("requestRefund") ? (
        <Button variant="secondary" onClick={() => onAsk("refund")}>
          Refund...
        </Button>
      ) : null}
    </>
  );
}
