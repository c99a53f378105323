import { useEffect, useRef } from "react";
import { usePaymentsWaitingQuery } from "../../../graphql/features/admin-overview";
import { usePaymentQueueChangedSubscription } from "../../../graphql/features/admin-payments";

/**
 * Milliseconds without a change before the payments are counted again. A statement can confirm a hundred payments in
 * quick succession, and one count covers them all.
 */
const PAUSE_MS = 400;

/**
 * Returns the number of waiting payments, kept up to date.
 * @param may whether the user may read the queue
 */
export function usePaymentsWaiting(may: boolean): number {
  const { data, refetch } = usePaymentsWaitingQuery({ skip: !may, fetchPolicy: "no-cache" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  usePaymentQueueChangedSubscription({
    skip: !may,
    ignoreResults: true,
    onData: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void refetch().catch(() => undefined), PAUSE_MS);
    },
  });
  return data?.adminOverview.waiting.payments ?? 0;
}
