import { memo, useCallback, useEffect, useMemo, useRef } from "react";
import { AlertIcon } from "../../../shared/ui/icons";
import { Money } from "../../../shared/ui/money";
import type { Payment } from "../hooks/use-reported-payments";

interface QueueListProps {
  readonly queue: readonly Payment[];
  readonly openId: string;
  readonly onOpen: (payment: Payment) => void;
}

/** What waits, oldest first, beside the open one. A phone has the panel's Previous and Next instead. */
export function QueueList({ queue, openId, onOpen }: QueueListProps) {
  const box = useRef<HTMLOListElement>(null);
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  const openRow = useCallback((payment: Payment) => latest.current(payment), []);
  // Made anew with the queue, not with each letter of its search: there may be thousands.
  const rows = useMemo(
    () =>
      queue.map((payment) => (
        <QueueRow key={payment.id} payment={payment} isOpen={payment.id === openId} onOpen={openRow} />
      )),
    [queue, openId, openRow],
  );
  useEffect(() => {
    const list = box.current;
    const row = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !row) return;
    const top = row.offsetTop;
    const isSeen = top >= list.scrollTop && top + row.offsetHeight <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTop = top - list.clientHeight / 3;
  }, [openId]);
  return (
    <nav
      aria-label="Waiting payments"
      className="hidden lg:sticky lg:top-[calc(var(--bar-height)+1rem)] lg:block"
    >
      <ol
        ref={box}
        className="relative max-h-[calc(100dvh-var(--bar-height)-3rem)] divide-y divide-rule overflow-y-auto border-y border-rule"
      >
        {rows}
      </ol>
    </nav>
  );
}

interface QueueRowProps {
  readonly payment: Payment;
  readonly isOpen: boolean;
  readonly onOpen: (payment: Payment) => void;
}

const QueueRow = memo(function QueueRow({ payment, isOpen, onOpen }: QueueRowProps) {
  return (
    <li key={payment.id} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
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
      </button>
    </li>
  );
});
