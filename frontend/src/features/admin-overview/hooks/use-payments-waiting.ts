import { useEffect, useRef } from "react";
import { usePaymentsWaitingQuery } from "../../../graphql/features/admin-overview";
import { usePaymentQueueChangedSubscription } from "../../../graphql/features/admin-payments";

/** A statement confirms a hundred payments at once: they are counted once, after the last of them. */
const PAUSE_MS = 400;

/** How many payments wait, kept up to date. @param may whether the reader may read the queue */
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
