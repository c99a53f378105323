import { useMemo } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  usePaymentQueueChangedSubscription,
  useReportedPaymentsQuery,
  type PaymentStatus,
} from "../../../../graphql/generated";
import { toAppError } from "../../../../shared/errors/app-error";

/** The states a reported payment can be in, in the order a volunteer works through them. */
export const REPORTED_STATES = [
  "pending",
  "accepted",
  "rejected",
] as const satisfies readonly PaymentStatus[];
export type ReportedState = (typeof REPORTED_STATES)[number];

/** Reported payments of one state, oldest report first. */
export function useReportedPayments(status: ReportedState) {
  const { data, previousData, error, loading, refetch } = useReportedPaymentsQuery({ variables: { status } });
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  usePaymentQueueChangedSubscription({ ignoreResults: true, onData: () => void reload() });
  // After a failed refresh the list from before stays.
  const known = data ?? previousData;
  // One that was decided just now has changed its state in the cache, but is still in the list fetched before.
  const payments = useMemo(
    () => known?.reportedPayments.filter((payment) => payment.status === status) ?? null,
    [known, status],
  );
  return {
    payments,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    reload,
  };
}
