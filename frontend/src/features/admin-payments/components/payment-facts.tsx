import { useEffect, useState, type ReactNode } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { groupTransactionId } from "@contract/modules/payments/contract/transaction-id";
import { DateTime } from "../../../shared/ui/date-time";
import { AlertIcon } from "../../../shared/ui/icons";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import type { Payment } from "../hooks/use-reported-payments";
import { waitingTime } from "../../../shared/format/moments";
import { t } from "@contract/kernel/contract/t";

const MINUTE_MS = 60_000;

/** Shows a payment's facts to compare with a bank statement, and warnings about the payment. */
export function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const { status, amount, fee, transactionId, reference, reporterName, reportedAt, decidedAt, disputedBy } =
    payment;
  const now = useNow(MINUTE_MS);
  return (
    <>
      {disputedBy.length === 0 ? null : (
        <Warning>Also claimed by {disputedBy.join(", ")}. Only one team can have made this transfer.</Warning>
      )}
      {amount === fee || status !== "pending" ? null : (
        <Warning>
          The event’s fee is now {formatPaise(fee)}. It was {formatPaise(amount)} when the team reported the
          payment.
        </Warning>
      )}
      <KeyValueList
        items={[
          {
            term: "Amount",
            value:
              amount === fee
                ? t("{amount}, the event’s fee", { amount: formatPaise(amount) })
                : formatPaise(amount),
            mono: true,
          },
          codeFact(t("Transaction ID"), transactionId, groupTransactionId),
          codeFact(t("Reference"), reference),
          { term: "Reported by", value: reporterName },
          decidedAt === null
            ? {
                term: "Waiting time",
                value: (
                  <>
                    {waitingTime(reportedAt, now)}, since <DateTime value={reportedAt} />
                  </>
                ),
              }
            : { term: "Reported on", value: <DateTime value={reportedAt} /> },
        ]}
      />
    </>
  );
}

/** Returns a row for an id or a reference, with a button to copy it. The copy is not formatted. */
function codeFact(term: string, code: string | null, format = (text: string) => text) {
  return code === null
    ? { term, value: "—", mono: true }
    : { term, value: format(code), mono: true, copy: code };
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 border-l-8 border-bad bg-bad-wash px-4 py-3 font-semibold text-bad">
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Warning: </span>
        {children}
      </span>
    </p>
  );
}

/** Returns the current time in milliseconds, and updates it at the given interval. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
