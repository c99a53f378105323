import type { ComponentProps } from "react";
import { FormFailure } from "./form-failure";
import { ErrorSummary } from "../ui/error-summary";

/** What a form of several fields failed with: a list once more than one is wrong, else the text beside the field does. */
export function FormProblems({ form }: ComponentProps<typeof FormFailure>) {
  return form.summary.length > 1 ? <ErrorSummary errors={form.summary} /> : <FormFailure form={form} />;
}
