import { useState } from "react";
import { useAddress } from "../../../shared/hooks/use-address";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useMay } from "../../../shared/session/may";
import { Button } from "../../../shared/ui/button";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { Tabs } from "../../../shared/ui/tabs";
import { REPORTED_STATES, type ReportedState } from "../hooks/use-reported-payments";
import { BookCash } from "./book-cash-modal";
import { DecidedPayments } from "./decided-payments";
import { OpenPayment } from "./open-payment";
import { PaymentQueue } from "./payment-queue";
import { RefundsList } from "./refunds-list";

const LABELS: Readonly<Record<ReportedState, string>> = {
  pending: "Pending",
  accepted: "Accepted",
  rejected: "Rejected",
  refunded: "Refunded",
};

type View = ReportedState | "refunds";

/** The tab "Payments": the queue to work through, what was decided, refunds, and cash. */
export function PaymentsSection() {
  const may = useMay();
  const [view, choose, eventSlug] = useView();
  const { notice, show } = useNotice();
  const [booking, setBooking] = useState(false);
  const done = (text: string) => {
    setBooking(false);
    show("success", text);
  };
  const lists = REPORTED_STATES.map((state) => ({
    value: state as View,
    label: LABELS[state],
    content: state === "pending" ? <PaymentQueue /> : <DecidedPayments key={state} status={state} />,
  }));
  const refunds = { value: "refunds" as View, label: "Refunds", content: <RefundsList onDone={done} /> };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      <Tabs
        label="Payments"
        value={view}
        onChange={choose}
        items={may("refunds") ? [...lists, refunds] : lists}
      />
      {may("bookCashPayment") ? (
        <div>
          <Button variant="secondary" onClick={() => setBooking(true)}>
            Book cash...
          </Button>
        </div>
      ) : null}
      {booking ? <BookCash eventSlug={eventSlug} onClose={() => setBooking(false)} onDone={done} /> : null}
      <OpenPayment onDone={done} />
    </div>
  );
}

/** Which payments are shown, kept in the address. Another choice forgets search, sorting and columns of the last one. */
function useView() {
  const { params, goOn } = useAddress();
  const named = params.get("status");
  const view: View =
    named === "refunds" ? named : (REPORTED_STATES.find((state) => state === named) ?? "pending");
  const choose = (next: View) => goOn(["tab"], { status: next === "pending" ? null : next });
  return [view, choose, params.get("event") ?? ""] as const;
}
