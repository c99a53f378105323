import type { ComponentProps } from "react";
import type { AppError } from "../errors/app-error";
import { Banner } from "../ui/banner";
import { ErrorSummary, type SummaryError } from "../ui/error-summary";
import { t } from "@contract/kernel/contract/t";

/** The text in a form if the server did not respond, with the next step. */
export const NOT_ANSWERED = t(
  "The server did not respond. Your entries are still in the form. Check your connection and try again.",
);

/**
 * Shows the failure of a form. If the server did not respond, a second line gives this reason and the next step, and
 * says that no entry is lost. The operation's own text alone would sound as if the server had refused.
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

/** Shows the failure of a form with one field. Shows nothing if the text is already next to the focused field. */
export function FormFailure({ form }: FormFailureProps) {
  return form.summary.length > 0 ? null : <Failure failure={form.failure} />;
}

/**
 * Shows the failure of a form with several fields. Two or more invalid fields are listed. For a single one, the text
 * next to the field is enough.
 */
export function FormProblems({ form }: ComponentProps<typeof FormFailure>) {
  return form.summary.length > 1 ? <ErrorSummary errors={form.summary} /> : <FormFailure form={form} />;
}
