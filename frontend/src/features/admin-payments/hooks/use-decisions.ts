import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useDecidePaymentMutation, ReportedPaymentDocument } from "../../../graphql/features/admin-payments";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import type { Payment } from "./use-reported-payments";
import { formatDateTime } from "../../../shared/format/date-time";
import { t } from "@contract/kernel/contract/t";

/** A payment whose decision failed. */
export interface Refused {
  readonly payment: Payment;
  readonly text: string;
}

interface Options {
  readonly onDone: (payment: Payment) => void;
  /**
   * Called after a failed decision, to put the payment back into the queue. Not called if the payment is no longer
   * pending.
   */
  readonly onBack: (payment: Payment) => void;
  /** Called when the list must be fetched again. */
  readonly onOutdated: () => void;
}

const OUTDATED = new Set(["PAYMENT_CHANGED", "PAYMENT_NOT_FOUND", "CONFLICT"]);

/**
 * Sends decisions, several at the same time if needed. Keeps the messages of failed decisions until the admin dismisses
 * them.
 */
export function useDecisions({ onDone, onBack, onOutdated }: Options) {
  const fetchPayment = useFetch(ReportedPaymentDocument);
  const [decidePayment] = useDecidePaymentMutation();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const refuse = (payment: Payment, text: string) =>
    setRefused((before) => [...before.filter((other) => other.payment.id !== payment.id), { payment, text }]);

  /** Shows who had already decided the payment, from the server's current data. */
  const showDecided = async (payment: Payment, message: string) => {
    const now = await fetchPayment({ paymentId: payment.id }).catch(() => null);
    const words = now === null ? null : decisionLabel(now.reportedPayment.payment);
    refuse(payment, words === null ? message : t("{words} Your decision was not saved.", { words }));
  };
  const fail = async (payment: Payment, thrown: unknown) => {
    const { code, message } = toAppError(thrown, FALLBACKS.generic);
    if (code === "PAYMENT_NOT_PENDING") return showDecided(payment, message);
    const ended = /[.!?।]$/u.test(message) ? message : `${message}.`;
    refuse(payment, t("{message} The payment is back in the list.", { message: ended }));
    onBack(payment);
    if (OUTDATED.has(code)) onOutdated();
    return undefined;
  };

  /** Rejects a payment with a reason, or accepts it if `reason` is null. */
  const decide = async (payment: Payment, reason: string | null): Promise<void> => {
    const decision = reason === null ? "accepted" : "rejected";
    const input = { paymentId: payment.id, decision, reason, transactionId: payment.transactionId } as const;
    try {
      const { data } = await decidePayment({ variables: { input } });
      if (data) onDone(data.decidePayment.payment);
    } catch (thrown) {
      await fail(payment, thrown);
    }
  };
  return {
    decide,
    refused,
    refuse,
    dismiss: (payment: Payment) =>
      setRefused((before) => before.filter((other) => other.payment.id !== payment.id)),
  };
}

/**
 * Returns a label such as "Asha Rao accepted this payment on 1 Mar 2025, 9:04 PM IST.", or null for a waiting payment.
 */
export function decisionLabel({ status, decidedBy, decidedAt }: Payment): string | null {
  if (status === "pending" || decidedAt === null) return null;
  const name = decidedBy ?? t("Someone");
  const at = formatDateTime(decidedAt);
  if (status === "accepted") return t("{name} accepted this payment on {at}.", { name, at });
  return status === "rejected"
    ? t("{name} rejected this payment on {at}.", { name, at })
    : t("{name} refunded this payment on {at}.", { name, at });
}
