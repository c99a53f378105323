import { useMemo, useState } from "react";
import { transactionKey } from "@contract/modules/payments/contract/transaction-id";
import { hasNext, nextOf, previousOf, waitingOf, type Decided } from "../queue-order";
import type { Payment } from "./use-reported-payments";
import type { ReportedPaymentFieldsFragment } from "../../../graphql/features/admin-payments";

const NONE: readonly Payment[] = [];

/**
 * Returns the queue and the one payment that is open. That payment stays open when others are added or leave, even when
 * another admin decides it: the meaning of a key must not change under the finger.
 */
export function usePaymentQueue(payments: readonly Payment[] | null, search: string, onlyLost: boolean) {
  const [decided, setDecided] = useState<Decided>(new Map());
  const [chosen, setChosen] = useState<{ readonly payment: Payment; readonly of: string } | null>(null);
  const waiting = useMemo(() => waitingOf(payments ?? NONE, decided), [payments, decided]);
  const lost = useMemo(() => waiting.filter(({ placeLost }) => placeLost), [waiting]);
  const queue = useMemo(() => matching(onlyLost ? lost : waiting, search), [onlyLost, lost, waiting, search]);
  // A new search begins at its own first one.
  const of = `${String(onlyLost)} ${search}`;
  const chosenPayment = chosen?.of === of ? chosen.payment : null;
  const open = fresh(payments, chosenPayment) ?? queue[0] ?? null;
  const show = (payment: Payment | null) => setChosen(payment === null ? null : { payment, of });
  const position = open === null ? -1 : queue.findIndex(({ id }) => id === open.id);
  // The first one is held, too, once it is seen: an older report may yet arrive.
  if (chosenPayment === null && open !== null) show(open);
  return {
    queue,
    waiting: waiting.length,
    /** How many of them are for a place that their team has lost. */
    lost: lost.length,
    open,
    /**
     * The team has reported again or corrected its number since the payment was opened, so the admin has to check it
     * again.
     */
    isChanged:
      open !== null &&
      chosenPayment !== null &&
      (open.reportedAt !== chosenPayment.reportedAt || open.transactionId !== chosenPayment.transactionId),
    /** 1 is the oldest; 0 when what is open does not wait any more. */
    position: position + 1,
    show,
    next:
      open !== null && (position < 0 ? queue.length > 0 : hasNext(queue, open))
        ? () => show(nextOf(queue, open))
        : null,
    previous: open !== null && previousOf(queue, open) !== null ? () => show(previousOf(queue, open)) : null,
    /** Takes a payment out, which is being decided, and opens the next one. */
    startDecision: (payment: Payment) => {
      setDecided((before) => new Map(before).set(payment.id, payment.reportedAt));
      show(nextOf(queue, payment));
    },
    /** It could not be decided, or was undone. */
    leave: ({ id }: Payment) =>
      setDecided((before) => new Map([...before].filter(([other]) => other !== id))),
  };
}

/** The payment as the list has it now, or as it was last seen. */
function fresh(payments: readonly Payment[] | null, seen: Payment | null): Payment | null {
  return payments?.find(({ id }) => id === seen?.id) ?? seen;
}

/** Payments in which the search text occurs, whatever its capitals and spaces: bank statements print UTRs in groups. */
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
