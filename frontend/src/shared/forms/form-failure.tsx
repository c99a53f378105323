import type { AppError } from "../errors/app-error";
import { Banner } from "../ui/banner";
import { ErrorSummary, type SummaryError } from "../ui/error-summary";
import type { ComponentProps } from "react";

interface FormFailureProps {
  readonly form: { readonly failure: AppError | null; readonly summary: readonly SummaryError[] };
}

/** What a form of one field failed with. Nothing while the text stands beside the field, which has the focus then. */
export function FormFailure({ form }: FormFailureProps) {
  if (form.failure === null || form.summary.length > 0) return null;
  return <Banner tone="error">{form.failure.message}</Banner>;
}

/** What a form of several fields failed with: a list once more than one is wrong, else the text beside the field does. */
export function FormProblems({ form }: ComponentProps<typeof FormFailure>) {
  return form.summary.length > 1 ? <ErrorSummary errors={form.summary} /> : <FormFailure form={form} />;
}
