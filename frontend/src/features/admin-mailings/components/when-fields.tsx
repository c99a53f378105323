import { RadioGroup } from "../../../shared/ui/radio-group";
import { TextField } from "../../../shared/ui/text-field";
import type { MailForm } from "../hooks/use-mail-form";

const WHEN = [
  { value: "now", label: "Now" },
  { value: "later", label: "Later", hint: "You can change or cancel the mail until it is sent" },
] as const;

export function WhenFields({ form }: { readonly form: MailForm }) {
  return (
    <div className="grid gap-4">
      <RadioGroup
        {...form.field("when")}
        legend="When to send"
        options={WHEN}
        value={form.values.when === "later" ? "later" : "now"}
      />
      {form.values.when === "later" ? (
        <div className="sm:max-w-xs">
          <TextField
            {...form.field("sendAt")}
            label="Day and time"
            type="datetime-local"
            hint="Times are in IST"
          />
        </div>
      ) : null}
    </div>
  );
}
