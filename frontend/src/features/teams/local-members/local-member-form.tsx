import { RULES } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { Failure } from "../../../shared/forms/form-failure";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { TextField } from "../../../shared/ui/text-field";
import type { useLocalMemberForm } from "./use-local-member-form";
import { EmailField } from "../../../shared/ui/field-kinds";
import { SubmitButton } from "../../../shared/forms/submit-button";

/** The form for the name, e-mail address and phone number of a person to add later. All three are required. */
export function LocalMemberForm({ form }: { readonly form: ReturnType<typeof useLocalMemberForm> }) {
  const gaps = Object.values(form.values).some((value) => value.trim() === "");
  const hasMistakes = form.summary.length > 0;
  return (
    <form {...form.formProps} aria-label="Member" className="grid gap-5">
      {/* The title is only about empty fields, because a field with an invalid value has its own error text. */}
      <ErrorSummary errors={form.summary} {...(gaps ? { title: RULES.allFields } : {})} />
      {hasMistakes ? null : <Failure failure={form.failure} />}
      <TextField {...form.field("name")} label="Name" autoComplete="off" maxLength={LIMITS.nameMax} />
      <EmailField {...form.field("email")} autoComplete="off" maxLength={LIMITS.emailMax} />
      <TextField
        {...form.field("phone")}
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="10 digits."
        mono
      />
      <div>
        <SubmitButton form={form} busyLabel="Saving...">
          Add to the list
        </SubmitButton>
      </div>
    </form>
  );
}
