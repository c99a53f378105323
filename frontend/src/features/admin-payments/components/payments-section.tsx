import { useState } from "react";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { moneyViewOf } from "../../../shared/money-view";
import { useAddress } from "../../../shared/hooks/use-address";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useMay } from "../../../shared/session/may";
import { Button } from "../../../shared/ui/button";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { AccountsView } from "../book/accounts-view";
import { OwingTeams } from "../book/owing-teams";
import { AllPayments } from "./all-payments";
import { BookCash } from "./book-cash-modal";
import { CashSlips } from "./cash-slips";
import { OpenPayment } from "./open-payment";
import { PaymentQueue } from "./queue/payment-queue";
import { RefundsList } from "./refunds/refunds-list";

/**
 * Shows the money pages other than statements: decisions, all payments, refunds, accounts, and teams that owe the fee.
 */
export function PaymentsSection() {
  const may = useMay();
  const { params } = useAddress();
  const view = moneyViewOf(params);
  const event = params.get("event") ?? "";
  const eventSlug = event === "" ? null : event;
  const { notice, show } = useNotice();
  const [booking, setBooking] = useState(false);
  usePreservedState(`book-cash ${event}`, booking, setBooking);
  const done = (text: string) => {
    setBooking(false);
    show("success", text);
  };
  const cash = may("bookCashPayment") ? (
    <Button variant="secondary" onClick={() => setBooking(true)}>
      Record cash payment...
    </Button>
  ) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      {view === "all" ? (
        <AllPayments eventSlug={eventSlug} actions={cash} />
      ) : view === "refunds" ? (
        <RefundsList eventSlug={eventSlug} onDone={done} />
      ) : view === "accounts" ? (
        <AccountsView eventSlug={eventSlug} />
      ) : view === "owing" ? (
        <OwingTeams eventSlug={eventSlug} actions={cash} />
      ) : (
        <>
          {may("confirmCashSlip") ? <CashSlips eventSlug={eventSlug} onDone={done} /> : null}
          <PaymentQueue key={event} eventSlug={eventSlug} actions={cash} />
        </>
      )}
      {booking ? <BookCash eventSlug={event} onClose={() => setBooking(false)} onDone={done} /> : null}
      <OpenPayment onDone={done} />
    </div>
  );
}
