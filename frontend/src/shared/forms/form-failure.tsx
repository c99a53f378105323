import type { AppError } from "../errors/app-error";
import { Banner } from "../ui/banner";
import type { SummaryError } from "../ui/error-summary";

interface FormFailureProps {
  readonly form: { readonly failure: AppError | null; readonly summary: readonly SummaryError[] };
}

/** What a form of one field failed with. Nothing while the text stands beside the field, which has the focus then. */
export function FormFailure({ form }: FormFailureProps) {
  if (form.failure === null || form.summary.length > 0) return null;
  return <Banner tone="error">{form.failure.message}</Banner>;
}
