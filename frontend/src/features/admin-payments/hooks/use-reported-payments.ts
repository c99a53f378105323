import { useMemo } from "react";
import {
  usePaymentQueueChangedSubscription,
  useReportedPaymentsQuery,
  type ReportedPaymentFieldsFragment,
} from "../../../graphql/features/admin-payments";
import type { PaymentStatus } from "../../../graphql/schema-types";
import { useQueryState } from "../../../shared/apollo/use-query-state";

export type ReportedState = Exclude<PaymentStatus, "incomplete">;
export type Payment = ReportedPaymentFieldsFragment;

/**
 * Returns reported payments, oldest report first. When any admin decides a payment, the list shows the decision
 * immediately, without being fetched again, so that fifty decisions do not fetch fifty lists. The list is fetched again
 * if the changed payment is not in it, or if the server does not say which payment has changed.
 * @param status null for every state
 * @param eventSlug null for every event
 */
export function useReportedPayments(status: ReportedState | null, eventSlug: string | null) {
  const { data, ...state } = useQueryState(useReportedPaymentsQuery({ variables: { status } }));
  const payments = data?.reportedPayments ?? null;
  const { reload } = state;
  usePaymentQueueChangedSubscription({
    ignoreResults: true,
    onData: ({ data: event }) => {
      const changed = event.data?.paymentQueueChanged;
      if (!changed) return void reload(); // without data, any payment may have changed
      const isNew =
        (status === null || changed.status === status) && payments?.every(({ id }) => id !== changed.id);
      if (isNew !== false) void reload();
    },
  });
  const shown = useMemo(
    () => payments?.filter((payment) => eventSlug === null || payment.eventSlug === eventSlug) ?? null,
    [payments, eventSlug],
  );
  return { payments: shown, ...state };
}
