import { useMemo, useState } from "react";
import { transactionKey } from "@contract/modules/payments/contract/transaction-id";
import { hasNext, nextOf, previousOf, waitingOf, type Decided } from "../queue-order";
import type { Payment } from "./use-reported-payments";
import type { ReportedPaymentFieldsFragment } from "../../../graphql/features/admin-payments";

const NONE: readonly Payment[] = [];

/**
 * Returns the queue and its open payment. The open payment stays open when other payments come or go, and even when
 * another admin decides it. Otherwise, a key press could decide a different payment from the one shown a moment before.
 */
export function usePaymentQueue(payments: readonly Payment[] | null, search: string, onlyLost: boolean) {
  const [decided, setDecided] = useState<Decided>(new Map());
  const [chosen, setChosen] = useState<{ readonly payment: Payment; readonly searchKey: string } | null>(
    null,
  );
  const waiting = useMemo(() => waitingOf(payments ?? NONE, decided), [payments, decided]);
  const lost = useMemo(() => waiting.filter(({ placeLost }) => placeLost), [waiting]);
  const queue = useMemo(() => matching(onlyLost ? lost : waiting, search), [onlyLost, lost, waiting, search]);
  // A new search opens the first payment that it finds.
  const searchKey = `${String(onlyLost)} ${search}`;
  const chosenPayment = chosen?.searchKey === searchKey ? chosen.payment : null;
  const open = fresh(payments, chosenPayment) ?? queue[0] ?? null;
  const show = (payment: Payment | null) => setChosen(payment === null ? null : { payment, searchKey });
  const position = open === null ? -1 : queue.findIndex(({ id }) => id === open.id);
  // Keeps the first payment open once it is shown, because a payment with an older report may arrive and become the
  // first.
  if (chosenPayment === null && open !== null) show(open);
  return {
    /** The waiting payments that match the search and the filter, oldest report first. */
    payments: queue,
    /** Number of all waiting payments, including payments that do not match. */
    waitingCount: waiting.length,
    /** Number of waiting payments by teams that have lost their place. */
    lostCount: lost.length,
    open,
    /**
     * Whether the team has reported again, or corrected its transaction id, since the payment was opened. The admin
     * must then check the payment again.
     */
    isChanged:
      open !== null &&
      chosenPayment !== null &&
      (open.reportedAt !== chosenPayment.reportedAt || open.transactionId !== chosenPayment.transactionId),
    /** The open payment's position in the queue: 1 is the oldest. 0 if the payment is no longer in the queue. */
    position: position + 1,
    show,
    next:
      open !== null && (position < 0 ? queue.length > 0 : hasNext(queue, open))
        ? () => show(nextOf(queue, open))
        : null,
    previous: open !== null && previousOf(queue, open) !== null ? () => show(previousOf(queue, open)) : null,
    /** Removes a payment from the queue while its decision is being sent, and opens the next payment. */
    startDecision: (payment: Payment) => {
      setDecided((before) => new Map(before).set(payment.id, payment.reportedAt));
      show(nextOf(queue, payment));
    },
    /** Puts a payment back into the queue after its decision failed or was reverted. */
    returnToQueue: ({ id }: Payment) =>
      setDecided((before) => new Map([...before].filter(([other]) => other !== id))),
  };
}

/** Returns the payment from the current list, or as last seen if the list no longer has it. */
function fresh(payments: readonly Payment[] | null, seen: Payment | null): Payment | null {
  return payments?.find(({ id }) => id === seen?.id) ?? seen;
}

/**
 * Returns the payments that contain the search text. Ignores case. Also ignores spaces and hyphens, because bank
 * statements print UTRs in groups.
 */
function matching(
  payments: readonly ReportedPaymentFieldsFragment[],
  search: string,
): readonly ReportedPaymentFieldsFragment[] {
  const wanted = plain(search);
  if (wanted === "") return payments;
  const key = transactionKey(search);
  return payments.filter(
    ({ teamName, reference, transactionId, reporterName }) =>
      [teamName, reference, transactionId, reporterName].some((text) => plain(text ?? "").includes(wanted)) ||
      (key.length > 3 && transactionKey(transactionId ?? "").includes(key)),
  );
}

function plain(text: string): string {
  return text.replace(/[\s-]/g, "").toLowerCase();
}
