import { useRef, useState } from "react";
import { FALLBACKS, RULES, SUCCESS } from "@contract/kernel/contract/catalogue";
import { paymentFailureText } from "@contract/kernel/contract/texts/payments.texts";
import { TeamPaymentDocument, useReportPaymentMutation } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { usePreservedValues } from "../../../shared/drafts/preserved-state";

interface Options {
  readonly teamId: string;
  readonly teamName: string;
  readonly onReported: (text: string) => void;
}

/** True: the server answers the same report of the same team as it did the first time. */
const TRY_AGAIN =
  "The server did not answer. Your number is still here: check your connection and submit again. It is never counted twice.";

/** The report of a transfer. `alert` is the in-page alert: what is missing, or what went wrong; `hint` what to do then. */
export function useReportPayment({ teamId, teamName, onReported }: Options) {
  const [reportPayment] = useReportPaymentMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { payment } = data.reportPayment;
      cache.writeQuery({ query: TeamPaymentDocument, variables: { teamId }, data: { teamPayment: payment } });
    },
  });
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: { transactionId: "" },
    contract: () =>
      import("@contract/modules/payments/contract/report-payment.input").then((m) => m.ReportPaymentInput),
    toInput: ({ transactionId }) => ({ teamId, transactionId: transactionId.trim() }),
    fallback: FALLBACKS.payment,
    submit: async ({ transactionId }) => {
      const { data } = await reportPayment({
        variables: { input: { teamId, transactionId: transactionId.trim() } },
      });
      onReported(data?.reportPayment.message ?? SUCCESS.paymentReported);
    },
  });

  usePreservedValues(`payment ${teamId}`, form);

  const incomplete = form.values.transactionId.trim() === "" || teamName.trim() === "";
  const onSubmit: typeof form.formProps.onSubmit = (event) => {
    setMissing(incomplete);
    if (incomplete) {
      event.preventDefault();
      // What the last report was refused for says nothing about the next.
      form.reset(form.values);
      field.current?.querySelector("input")?.focus();
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
  };
}
