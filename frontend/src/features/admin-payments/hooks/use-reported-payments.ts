import { useRef } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  usePaymentQueueChangedSubscription,
  useReportedPaymentsQuery,
  type PaymentStatus,
  type ReportedPaymentFieldsFragment,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

/** The states a reported payment can be in, in the order a volunteer works through them. */
export const REPORTED_STATES = [
  "pending",
  "accepted",
  "rejected",
] as const satisfies readonly PaymentStatus[];
export type ReportedState = (typeof REPORTED_STATES)[number];
export type Payment = ReportedPaymentFieldsFragment;

/**
 * Reported payments, oldest report first. A decision changes a payment in the list at once, whoever made it, so the
 * list is fetched again only when it lacks one: fifty decisions are not fifty lists.
 */
export function useReportedPayments(status: ReportedState) {
  const { data, previousData, error, loading, refetch } = useReportedPaymentsQuery({ variables: { status } });
  // After a failed refresh the list from before stays.
  const payments = (data ?? previousData)?.reportedPayments ?? null;
  const reload = useReload(() => refetch());
  usePaymentQueueChangedSubscription({
    ignoreResults: true,
    onData: ({ data: event }) => {
      const changed = event.data?.paymentQueueChanged;
      if (!changed) return void reload(); // anything may have happened
      const isNew = changed.status === status && payments?.every(({ id }) => id !== changed.id);
      if (isNew !== false) void reload();
    },
  });
  return {
    payments,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    reload,
  };
}

/** Fetches again; what is asked for while that goes on is one more fetch, not many. */
function useReload(fetchAgain: () => Promise<unknown>): () => Promise<void> {
  const running = useRef<"no" | "yes" | "again">("no");
  return async () => {
    if (running.current !== "no") {
      running.current = "again";
      return;
    }
    do {
      running.current = "yes";
      await fetchAgain().catch(() => undefined);
    } while ((running.current as string) === "again");
    running.current = "no";
  };
}
