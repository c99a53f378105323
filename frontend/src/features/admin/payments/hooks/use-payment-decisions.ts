import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useDecidePaymentMutation, type ReportedPaymentFieldsFragment } from "../../../../graphql/generated";
import { toAppError } from "../../../../shared/errors/app-error";

type Payment = ReportedPaymentFieldsFragment;

interface Options {
  readonly say: (tone: "success" | "error", text: string) => void;
  /** A decision is sent; the payment leaves the queue once it is made. */
  readonly onDecide: (payment: Payment) => void;
  /** Someone else was faster: the list has to be fetched again. */
  readonly onOutdated: () => void;
}

const OUTDATED = new Set(["PAYMENT_NOT_PENDING", "PAYMENT_NOT_FOUND", "CONFLICT"]);

/** Accepts and rejects payments of the queue, and holds the one that a reason is being asked for. */
export function usePaymentDecisions({ say, onDecide, onOutdated }: Options) {
  const [decidePayment] = useDecidePaymentMutation();
  const [rejecting, setRejecting] = useState<Payment | null>(null);

  const decide = async (payment: Payment, reason: string | null) => {
    onDecide(payment);
    const decision = reason === null ? "accepted" : "rejected";
    await decidePayment({ variables: { input: { paymentId: payment.id, decision, reason } } });
    setRejecting(null);
    say(
      "success",
      `${payment.teamName}: ${reason === null ? SUCCESS.paymentAccepted : SUCCESS.paymentRejected}`,
    );
  };
  /** Says a refusal above the list; false when it is not about the list being out of date. */
  const tell = (payment: Payment, thrown: unknown): boolean => {
    const { code, message } = toAppError(thrown, FALLBACKS.generic);
    say("error", `${payment.teamName}: ${message}`);
    if (OUTDATED.has(code)) onOutdated();
    return OUTDATED.has(code);
  };

  return {
    rejecting,
    askReason: setRejecting,
    accept: (payment: Payment) =>
      decide(payment, null).catch((thrown: unknown) => void tell(payment, thrown)),
    /** Throws what the dialog should show: everything but an outdated list, which closes it. */
    reject: async (payment: Payment, reason: string) => {
      try {
        await decide(payment, reason);
      } catch (thrown) {
        if (!OUTDATED.has(toAppError(thrown, "").code)) throw thrown;
        setRejecting(null);
        tell(payment, thrown);
      }
    },
  };
}
