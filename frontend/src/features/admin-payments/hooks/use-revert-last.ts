import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useRevertPaymentMutation } from "../../../graphql/features/admin-payments";
import { toAppError } from "../../../shared/errors/app-error";
import { useExpiry } from "../../../shared/hooks/use-expiry";
import { TIMINGS } from "../../../shared/timings";
import type { Payment } from "./use-reported-payments";

interface Options {
  readonly onReverted: (payment: Payment) => void;
  readonly onFailed: (payment: Payment, text: string) => void;
}

/**
 * Lets the admin revert their last decision with one click, while the message about the decision is shown (ten
 * seconds).
 */
export function useRevertLast({ onReverted, onFailed }: Options) {
  const [decided, setDecided] = useState<Payment | null>(null);
  const [revertPayment] = useRevertPaymentMutation();
  useExpiry(decided, TIMINGS.undo, () => setDecided(null));

  const revert = async (payment: Payment): Promise<void> => {
    const { id: paymentId, decidedAt, version } = payment;
    setDecided(null);
    if (decidedAt === null) return;
    try {
      const { data } = await revertPayment({ variables: { input: { paymentId, version } } });
      onReverted(data?.revertPayment.payment ?? payment);
    } catch (thrown) {
      onFailed(payment, toAppError(thrown, FALLBACKS.generic).message);
    }
  };
  return {
    /** The last decided payment, or null if its decision can no longer be reverted here. */
    decided,
    offer: setDecided,
    revert: decided === null ? null : () => void revert(decided),
  };
}
