import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { skipToken } from "@apollo/client/react";
import { useReportedPaymentQuery } from "../../../graphql/features/admin-payments";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useOpenRecord } from "../../../shared/hooks/use-address";

/** The payment that the address opens, with its timeline. */
export function useOpenPayment() {
  const [paymentId, open] = useOpenRecord("payment");
  const query = useReportedPaymentQuery(
    paymentId === null ? skipToken : { variables: { paymentId }, fetchPolicy: "cache-and-network" },
  );
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  const details = data?.reportedPayment.payment.id === paymentId ? data.reportedPayment : null;
  return { paymentId, open, details, ...state };
}
