import { useDeferredValue, useRef, useState, useEffect, type ReactNode } from "react";
import { ListState } from "../../../../shared/ui/list-state";
import { EmptyState } from "../../../../shared/ui/empty-state";
import { useMay } from "../../../../shared/session/may";
import { useDecisions, type Refused } from "../../hooks/use-decisions";
import { useRevertLast } from "../../hooks/use-revert-last";
import { usePaymentQueue } from "../../hooks/use-payment-queue";
import { useQueueKeys, useShortcutsSwitch } from "../../hooks/use-queue-keys";
import { useReportedPayments, type Payment } from "../../hooks/use-reported-payments";
import { KeysModal } from "./keys-modal";
import { PaymentPanel } from "./payment-panel";
import { QueueList } from "./queue-list";
import { QueueToolbar } from "./queue-toolbar";
import { DecisionNotice } from "./decision-notice";
import { RejectModal } from "./reject-modal";
import { usePreservedState } from "../../../../shared/drafts/preserved-state";
import { Banner } from "../../../../shared/ui/banner";
import { useAddress } from "../../../../shared/hooks/use-address";
import { useWidthFrom } from "../../../../shared/hooks/use-media-query";
import { BREAKPOINTS } from "../../../../shared/timings";
import type { Action } from "./payment-actions";

/**
 * Scrolls to the payment that opens after a decision, and focuses it. Otherwise, an admin who had scrolled down on a
 * phone would see facts without the team's name.
 */
function useArrival(openId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    heading.current?.focus({ preventScroll: true });
    // Scrolls to the top of the payment, unless the top is already visible.
    heading.current?.closest("[data-arrival]")?.scrollIntoView({ block: "nearest" });
  }, [openId]);
  return {
    heading,
    /** Makes the hook scroll to the next payment that opens. */
    expect: () => {
      isExpected.current = true;
    },
  };
}

interface PaymentQueueProps {
  readonly eventSlug: string | null;
  readonly actions: ReactNode;
}

/** Shows the waiting payments one at a time. The next payment opens immediately after a decision. */
export function PaymentQueue({ eventSlug, actions }: PaymentQueueProps) {
  const { payments, ...state } = useReportedPayments("pending", eventSlug);
  const { search, setSearch, onlyLost, setOnlyLost } = useQueueSearch();
  // Deferred, so that typing stays fast while a long queue is filtered.
  const queue = usePaymentQueue(payments, useDeferredValue(search), onlyLost);
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [dialog, setDialog] = useState<"keys" | "reject" | null>(null);
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const containerRef = useRef<HTMLDivElement>(null);
  const { open, isChanged } = queue;
  // `reasons` has, for each payment, the reason that the admin typed before the reject dialog closed. The dialog shows
  // this reason when it opens again. While the dialog is open, it preserves the reason itself.
  usePreservedState(`payment-queue ${eventSlug ?? ""}`, { open, dialog, reasons }, (preserved) => {
    queue.show(preserved.open);
    setDialog(preserved.dialog);
    setReasons(preserved.reasons);
  });
  const arrival = useArrival(open?.id);
  const last = useRevertLast({
    onReverted: (payment) => {
      queue.returnToQueue(payment);
      queue.show(payment);
      void state.reload();
    },
    onFailed: (payment, text) => decisions.refuse(payment, text),
  });
  const decisions = useDecisions({
    onDone: last.offer,
    onBack: queue.returnToQueue,
    onOutdated: () => void state.reload(),
  });

  const may = useMay();
  const isWide = useWidthFrom(BREAKPOINTS.lg);
  const mayDecide = may("decidePayment") && open?.status === "pending" && !isChanged;
  const keepReason = ({ id }: Payment, reason: string) => {
    setDialog(null);
    setReasons((before) => new Map(before).set(id, reason));
  };
  const decide = (payment: Payment, reason: string | null) => {
    keepReason(payment, reason ?? "");
    decisions.dismiss(payment);
    arrival.expect();
    last.startDecision(payment);
    queue.startDecision(payment);
    void decisions.decide(payment, reason);
  };
  const accept = mayDecide ? () => decide(open, null) : null;
  const reject = mayDecide ? () => setDialog("reject") : null;
  const onward = { next: queue.next, previous: queue.previous };
  const { decided, revert } = last;
  useQueueKeys(
    containerRef,
    keysOf({ accept, reject, ...onward, revert, help: () => setDialog("keys") }),
    shortcuts,
  );

  return (
    <div ref={containerRef} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListState state={state} />
      {payments === null ? null : (
        <QueueToolbar
          search={search}
          onSearch={setSearch}
          actions={actions}
          lost={queue.lostCount}
          onlyLost={onlyLost}
          onOnlyLost={setOnlyLost}
          count={{ shown: queue.payments.length, all: queue.waitingCount }}
          shortcuts={shortcuts}
          onShortcuts={setShortcuts}
          onHelp={() => setDialog("keys")}
        />
      )}
      <QueueMessages refused={decisions.refused} onDismiss={decisions.dismiss} />
      {payments === null ? null : open === null ? (
        <>
          <DecisionNotice {...{ decided, revert, shortcuts }} />
          <Nothing isSearch={queue.waitingCount > 0} />
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
          {isWide ? <QueueList queue={queue.payments} openId={open.id} onOpen={queue.show} /> : null}
          <PaymentPanel
            payment={open}
            position={queue.position}
            count={queue.payments.length}
            isChanged={isChanged}
            decided={decided}
            revert={revert}
            heading={arrival.heading}
            onLook={() => queue.show(open)}
            accept={accept}
            reject={reject}
            shortcuts={shortcuts}
            {...onward}
          />
        </div>
      )}
      {dialog === "keys" ? <KeysModal onClose={() => setDialog(null)} /> : null}
      {open === null ? null : (
        <RejectModal
          key={open.id}
          open={dialog === "reject"}
          payment={open}
          written={reasons.get(open.id) ?? ""}
          onReject={(reason) => decide(open, reason)}
          onClose={(written) => keepReason(open, written)}
        />
      )}
    </div>
  );
}

function keysOf(actions: Record<"accept" | "reject" | "next" | "previous" | "revert" | "help", Action>) {
  const { accept, reject, next, previous, revert, help } = actions;
  const pairs = [
    ["a", accept],
    ["r", reject],
    ["j", next],
    ["ArrowDown", next],
    ["k", previous],
    ["ArrowUp", previous],
    ["u", revert],
    ["?", help],
  ] as const;
  return Object.fromEntries(pairs.map(([key, action]) => [key, action ?? (() => undefined)]));
}

function Nothing({ isSearch }: { readonly isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title="No payment matches this search.">
      Other payments are waiting. Clear the search to see them.
    </EmptyState>
  ) : (
    <EmptyState title="No payments are waiting for a decision.">
      New reports appear here automatically.
    </EmptyState>
  );
}

interface QueueMessagesProps {
  readonly refused: readonly Refused[];
  readonly onDismiss: (payment: Payment) => void;
}

/** Shows failed decisions at every scroll position until the admin dismisses them. */
function QueueMessages({ refused, onDismiss }: QueueMessagesProps) {
  if (refused.length === 0) return null;
  return (
    <div className="sticky top-(--bar-height) z-20 grid gap-2">
      {refused.map(({ payment, text }) => (
        <Banner key={payment.id} tone="error" onDismiss={() => onDismiss(payment)}>
          {payment.teamName}: {text}
        </Banner>
      ))}
    </div>
  );
}

/**
 * Returns the queue's search and filter. The page's address stores both, for reloads and shared links. A React state
 * also has the search, because the router is too slow for a text field.
 */
function useQueueSearch() {
  const { params, put } = useAddress();
  const [search, setSearch] = useState(params.get("q") ?? "");
  const change = (next: string) => {
    setSearch(next);
    put("q", next);
  };
  const onlyLost = params.get("place") === "lost";
  const setOnlyLost = (on: boolean) => put("place", on ? "lost" : null);
  return { search, setSearch: change, onlyLost, setOnlyLost };
}
