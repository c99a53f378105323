import { useRef, useState } from "react";
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
  // The id of the last payment that the admin decided. Replies may arrive in another order than the decisions.
  const latest = useRef<string | null>(null);
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
    /** Removes the previous decision's offer while the next decision is being sent, so that it is not reverted instead. */
    startDecision: ({ id }: Payment) => {
      latest.current = id;
      setDecided(null);
    },
    offer: (payment: Payment) => {
      if (payment.id === latest.current) setDecided(payment);
    },
    revert: decided === null ? null : () => void revert(decided),
  };
}
