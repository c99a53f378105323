import { memo, useCallback, useEffect, useRef } from "react";
import { useVisibleRows } from "../../../../shared/table/use-visible-rows";
import { AlertIcon } from "../../../../shared/ui/icons";
import { Money } from "../../../../shared/ui/values";
import type { Payment } from "../../hooks/use-reported-payments";

/** A row's assumed height in pixels before it is measured. */
const ROW = 62;

interface QueueListProps {
  readonly queue: readonly Payment[];
  readonly openId: string;
  readonly onOpen: (payment: Payment) => void;
}

/**
 * Shows the waiting payments next to the open payment, oldest first. Only for wide screens: on a narrow screen, Previous
 * and Next in the panel replace the list. A hidden list would have no height, and could not scroll to the open payment.
 */
export function QueueList({ queue, openId, onOpen }: QueueListProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  const openRow = useCallback((payment: Payment) => latest.current(payment), []);
  const { items, before, after, measure, goToRow } = useVisibleRows(
    { count: queue.length, keyAt: (index) => queue[index]?.id ?? index, rowHeight: ROW },
    box,
  );
  const openAt = queue.findIndex(({ id }) => id === openId);
  const reveal = useRef(goToRow);
  useEffect(() => {
    reveal.current = goToRow;
  });
  useEffect(() => {
    const list = box.current;
    if (!list || openAt < 0) return;
    const row = list.querySelector<HTMLElement>("[aria-current]");
    // In a long list, only the visible rows are in the DOM, so the list must first scroll to this row.
    if (!row) {
      reveal.current(openAt);
      return;
    }
    const top = row.offsetTop;
    const isSeen = top >= list.scrollTop && top + row.offsetHeight <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTop = top - list.clientHeight / 3;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a payment that comes or goes elsewhere does not scroll
  }, [openId]);
  return (
    <nav aria-label="Waiting payments" className="lg:sticky lg:top-[calc(var(--bar-height)+1rem)]">
      <div
        ref={box}
        className="relative max-h-[calc(100dvh-var(--bar-height)-3rem)] overflow-y-auto border-y border-rule"
      >
        <ol className="divide-y divide-rule" style={{ paddingTop: before, paddingBottom: after }}>
          {items.map((index) => {
            const payment = queue[index];
            return payment ? (
              <QueueRow
                key={payment.id}
                payment={payment}
                at={index}
                of={queue.length}
                isOpen={payment.id === openId}
                onOpen={openRow}
                measure={measure}
              />
            ) : null;
          })}
        </ol>
      </div>
    </nav>
  );
}

interface QueueRowProps {
  readonly payment: Payment;
  /** The payment's position in the queue, from 0. */
  readonly at: number;
  /** The queue's length, for screen readers: only some rows of a long queue are in the DOM. */
  readonly of: number;
  readonly isOpen: boolean;
  readonly onOpen: (payment: Payment) => void;
  readonly measure: (row: HTMLElement | null) => void;
}

const QueueRow = memo(function QueueRow({ payment, at, of, isOpen, onOpen, measure }: QueueRowProps) {
  return (
    <li ref={measure} data-index={at} aria-posinset={at + 1} aria-setsize={of}>
      <button
        type="button"
        aria-current={isOpen ? "true" : undefined}
        onClick={() => onOpen(payment)}
        className="grid min-h-14 w-full gap-0.5 border-l-4 border-transparent px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:bg-accent-wash"
      >
        <span className="flex items-start gap-1.5 font-semibold wrap-anywhere">
          {payment.disputedBy.length === 0 ? null : <AlertIcon className="mt-1 size-4 shrink-0 text-bad" />}
          {payment.teamName}
          {payment.disputedBy.length === 0 ? null : <span className="sr-only">, disputed</span>}
        </span>
        <span className="flex justify-between gap-2 text-sm text-soft">
          <span className="truncate font-mono">{payment.transactionId}</span>
          <Money paise={payment.amount} />
        </span>
        {payment.placeLost ? <span className="text-sm font-semibold text-bad">Place lost</span> : null}
      </button>
    </li>
  );
});
