import type { AppError } from "../errors/app-error";
import { Banner } from "../ui/banner";
import { ErrorSummary, type SummaryError } from "../ui/error-summary";
import type { ComponentProps } from "react";
import { NOT_ANSWERED } from "./form-errors";

interface FormFailureProps {
  readonly form: { readonly failure: AppError | null; readonly summary: readonly SummaryError[] };
  /** Says of a server that did not answer that it is why: for a fallback that reads as if it had. */
  readonly explains?: boolean;
}

/** What a form of one field failed with. Nothing while the text stands beside the field, which has the focus then. */
export function FormFailure({ form, explains = false }: FormFailureProps) {
  if (form.failure === null || form.summary.length > 0) return null;
  return (
    <Banner tone="error">
      {form.failure.message}
      {explains && form.failure.code === "UNREACHABLE" ? (
        <span className="block text-sm font-normal">{NOT_ANSWERED}</span>
      ) : null}
    </Banner>
  );
}

/** What a form of several fields failed with: a list once more than one is wrong, else the text beside the field does. */
export function FormProblems({ form }: ComponentProps<typeof FormFailure>) {
  return form.summary.length > 1 ? <ErrorSummary errors={form.summary} /> : <FormFailure form={form} />;
}
