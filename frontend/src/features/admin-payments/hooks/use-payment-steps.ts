import { useEffect, useState } from "react";
import { skipToken } from "@apollo/client/react";
import { useReportedPaymentQuery } from "../../../graphql/generated";

/** Whoever is faster through the queue than this did not want to read the timeline. */
const SETTLED_MS = 150;

/** The timeline of a payment that stays open for a moment; null while it is not known. `changedAt` fetches it anew. */
export function usePaymentSteps(paymentId: string, changedAt: string) {
  const [settled, setSettled] = useState("");
  const key = `${paymentId} ${changedAt}`;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const { data, error, refetch } = useReportedPaymentQuery(
    settled === key ? { variables: { paymentId }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const steps = data?.reportedPayment.payment.id === paymentId ? data.reportedPayment.steps : null;
  return {
    steps,
    isFailed: error !== undefined && steps === null,
    retry: () => void refetch({ paymentId }).catch(() => undefined),
  };
}
