import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { usePaymentFiguresQuery, type PaymentFiguresQuery } from "../../../graphql/features/admin-payments";
import { useQueryState } from "../../../shared/apollo/use-query-state";

export type Figures = PaymentFiguresQuery["paymentFigures"];

/** Returns an event's payment figures. Null means the current event. */
export function usePaymentFigures(eventSlug: string | null) {
  const query = usePaymentFiguresQuery({ variables: { eventSlug }, fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  return { figures: data?.paymentFigures, ...state };
}
