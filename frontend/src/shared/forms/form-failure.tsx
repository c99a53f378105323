import type { ComponentProps } from "react";
import type { AppError } from "../errors/app-error";
import { Banner } from "../ui/banner";
import { ErrorSummary, type SummaryError } from "../ui/error-summary";
import { t } from "@contract/kernel/contract/t";

/** Why nothing came of a form that the server did not answer, and what to do. */
export const NOT_ANSWERED = t(
  "The server did not answer. Your entries are still here. Check your connection and try again.",
);

/**
 * Says what a form failed with. Where the server did not answer, the operation's own words read as if it had: a second sentence
 * says why, that nothing typed is lost, and what to do.
 */
export function Failure({ failure }: { readonly failure: AppError | null }) {
  if (failure === null) return null;
  return (
    <Banner tone="error">
      {failure.message}
      {failure.code === "UNREACHABLE" && failure.message !== NOT_ANSWERED ? (
        <span className="block text-sm font-normal">{NOT_ANSWERED}</span>
      ) : null}
    </Banner>
  );
}

interface FormFailureProps {
  readonly form: { readonly failure: AppError | null; readonly summary: readonly SummaryError[] };
}

/** Shows what a form of one field failed with; nothing while the text is next to the field, which has the focus then. */
export function FormFailure({ form }: FormFailureProps) {
  return form.summary.length > 0 ? null : <Failure failure={form.failure} />;
}

/**
 * The failure of a form with several fields: a list once more than one is wrong, else the text next to the field is
 * enough.
 */
export function FormProblems({ form }: ComponentProps<typeof FormFailure>) {
  return form.summary.length > 1 ? <ErrorSummary errors={form.summary} /> : <FormFailure form={form} />;
}
