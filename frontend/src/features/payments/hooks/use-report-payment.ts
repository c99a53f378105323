import { useRef, useState } from "react";
import type { ApolloCache } from "@apollo/client";
import { FALLBACKS, RULES, SUCCESS } from "@contract/kernel/contract/catalogue";
import { paymentFailureText } from "@contract/kernel/contract/texts/payments.texts";
import {
  isTransactionId,
  isUsualTransactionId,
  normaliseTransactionId,
} from "@contract/modules/payments/contract/transaction-id";
import {
  TeamPaymentDocument,
  useCorrectPaymentMutation,
  useReportPaymentMutation,
  type PaymentFieldsFragment,
} from "../../../graphql/features/payments";
import { useForm } from "../../../shared/forms/use-form";
import { useReloadableValues } from "../../../shared/drafts/preserved-state";
import { t } from "@contract/kernel/contract/t";

interface Options {
  readonly teamId: string;
  readonly teamName: string;
  /** Whether the form corrects the transaction ID of an existing report. */
  readonly corrects: boolean;
  readonly onReported: (text: string) => void;
}

/**
 * The hint after a lost reply. Submitting again is safe, because the server replies to a repeated report as it did to
 * the first one.
 */
const TRY_AGAIN = t(
  "The server did not respond. Your transaction ID is still in the form. Check your connection and submit again. We never count a payment twice.",
);

/** Writes the payment from a mutation's reply into the cache, so that the page shows it. */
export function storePayment(cache: ApolloCache, payment: PaymentFieldsFragment | undefined): void {
  if (payment === undefined) return;
  const variables = { teamId: payment.teamId };
  cache.writeQuery({ query: TeamPaymentDocument, variables, data: { teamPayment: payment } });
}

/** Returns a function that sends a report, or a correction, and resolves to the server's message. */
function useSend(corrects: boolean) {
  const [report] = useReportPaymentMutation({
    update: (cache, { data }) => storePayment(cache, data?.reportPayment.payment),
  });
  const [correct] = useCorrectPaymentMutation({
    update: (cache, { data }) => storePayment(cache, data?.correctPayment.payment),
  });
  return async (input: { teamId: string; transactionId: string }): Promise<string> => {
    if (corrects)
      return (
        (await correct({ variables: { input } })).data?.correctPayment.message ?? SUCCESS.paymentCorrected
      );
    return (await report({ variables: { input } })).data?.reportPayment.message ?? SUCCESS.paymentReported;
  };
}

/**
 * Provides the form for a report, or for a correction. `alert` is the error text about a missing value or a failure.
 * `hint` is the next step after a lost reply. `question` is a transaction ID of an unusual length, which the user must
 * confirm once before it is sent.
 */
export function useReportPayment({ teamId, teamName, corrects, onReported }: Options) {
  const send = useSend(corrects);
  const [missing, setMissing] = useState(false);
  const [question, setQuestion] = useState<string | null>(null);
  const confirmed = useRef("");
  const field = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: { transactionId: "" },
    contract: () =>
      import("@contract/modules/payments/contract/report-payment.input").then((m) => m.ReportPaymentInput),
    toInput: ({ transactionId }) => ({ teamId, transactionId: transactionId.trim() }),
    fallback: FALLBACKS.payment,
    submit: async ({ transactionId }) => {
      const text = await send({ teamId, transactionId: transactionId.trim() });
      forget();
      onReported(text);
    },
  });

  const forget = useReloadableValues(`payment ${teamId}`, form, { overLeaving: !corrects });

  const typed = form.values.transactionId.trim();
  const incomplete = typed === "" || teamName.trim() === "";
  const onSubmit: typeof form.formProps.onSubmit = (event) => {
    setMissing(incomplete);
    const number = normaliseTransactionId(typed);
    if (incomplete) {
      event.preventDefault();
      // Clears the failure of the previous attempt, because nothing is sent now.
      form.reset(form.values);
      field.current?.querySelector("input")?.focus();
    } else if (isOdd(typed) && confirmed.current !== number) {
      event.preventDefault();
      setQuestion(number);
    } else form.formProps.onSubmit(event);
  };
  const { failure } = form;
  const failed = failure === null ? null : paymentFailureText(failure.message);
  const unanswered = failure?.code === "UNREACHABLE";
  return {
    form: { ...form, formProps: { ...form.formProps, onSubmit } },
    field,
    alert: missing && incomplete ? RULES.paymentFields : failed,
    hint: unanswered && !(missing && incomplete) ? TRY_AGAIN : null,
    question,
    /** Answers the question. If `use` is true, sends the transaction ID without asking again. */
    answer: (use: boolean) => {
      if (use) confirmed.current = question ?? "";
      setQuestion(null);
      if (use) field.current?.closest("form")?.requestSubmit();
    },
  };
}

/**
 * Returns whether a transaction ID is allowed but has an unusual length. The field's own rule rejects an ID that is not
 * allowed.
 */
function isOdd(typed: string): boolean {
  return isTransactionId(typed) && !isUsualTransactionId(typed);
}
