import { useState } from "react";
import { EventSelect } from "../../../shared/events/event-select";
import { useAddress } from "../../../shared/hooks/use-address";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useMay } from "../../../shared/session/may";
import { Button } from "../../../shared/ui/button";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { Tabs } from "../../../shared/ui/tabs";
import { REPORTED_STATES, type ReportedState } from "../hooks/use-reported-payments";
import { BookView } from "../book/book-view";
import { LedgerView } from "../book/ledger-view";
import { OwingTeams } from "../book/owing-teams";
import { BookCash } from "./book-cash-modal";
import { CashSlips } from "./cash-slips";
import { DecidedPayments } from "./decided-payments";
import { OpenPayment } from "./open-payment";
import { PaymentQueue } from "./queue/payment-queue";
import { RefundsList } from "./refunds/refunds-list";
import { t } from "@contract/kernel/contract/t";

const LABELS: Readonly<Record<ReportedState, string>> = {
  pending: t("Pending"),
  accepted: t("Accepted"),
  rejected: t("Rejected"),
  refunded: t("Refunded"),
};

const MORE = ["refunds", "book", "owing", "ledger"] as const;
type View = ReportedState | (typeof MORE)[number];

/** The tab "Payments": the queue to work through, what was decided, refunds, the book, and cash. */
export function PaymentsSection() {
  const may = useMay();
  const { view, choose, event, chooseEvent } = useView();
  const eventSlug = event === "" ? null : event;
  const { notice, show } = useNotice();
  const [booking, setBooking] = useState(false);
  const done = (text: string) => {
    setBooking(false);
    show("success", text);
  };
  const lists = REPORTED_STATES.map((state) => ({
    value: state,
    label: LABELS[state],
    content:
      state === "pending" ? (
        <PaymentQueue key={event} eventSlug={eventSlug} />
      ) : (
        <DecidedPayments key={state} status={state} eventSlug={eventSlug} />
      ),
  }));
  const content = <RefundsList eventSlug={eventSlug} onDone={done} />;
  const refunds = { value: "refunds" as View, label: "Refunds", content };
  const book = [
    { value: "book" as View, label: "Totals", content: <BookView eventSlug={eventSlug} /> },
    { value: "owing" as View, label: "Teams that owe", content: <OwingTeams eventSlug={eventSlug} /> },
    { value: "ledger" as View, label: "Ledger", content: <LedgerView eventSlug={eventSlug} /> },
  ];
  const isBook = book.some(({ value }) => value === view);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1">
          <EventSelect
            name="event"
            value={event}
            onChange={chooseEvent}
            {...(isBook ? {} : { all: t("All events") })}
          />
        </div>
        {may("bookCashPayment") ? (
          <Button variant="secondary" onClick={() => setBooking(true)}>
            Record cash payment...
          </Button>
        ) : null}
      </div>
      {may("confirmCashSlip") ? <CashSlips eventSlug={eventSlug} onDone={done} /> : null}
      <Tabs
        label="Payments"
        value={view}
        onChange={choose}
        items={[...lists, ...(may("refunds") ? [refunds] : []), ...(may("paymentFigures") ? book : [])]}
      />
      {booking ? <BookCash eventSlug={event} onClose={() => setBooking(false)} onDone={done} /> : null}
      <OpenPayment onDone={done} />
    </div>
  );
}

/** What is shown and of which event, kept in the address. Another choice forgets search, sorting and columns of the last one. */
function useView() {
  const { params, goOn, put } = useAddress();
  const named = params.get("status");
  const view: View = [...REPORTED_STATES, ...MORE].find((state) => state === named) ?? "pending";
  const choose = (next: View) => goOn(["tab", "event"], { status: next === "pending" ? null : next });
  const chooseEvent = (slug: string) => put("event", slug, { replace: false });
  return { view, choose, event: params.get("event") ?? "", chooseEvent };
}
