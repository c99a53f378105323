import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useForm } from "../../../shared/forms/use-form";
import { Button } from "../../../shared/ui/button";
import { ChevronIcon } from "../../../shared/ui/icons";
import { TextAreaField } from "../../../shared/ui/text-area-field";
import { useDraft } from "../../../shared/drafts/use-draft";

interface PasteFormProps {
  /** Answers whether it could be read. */
  readonly onText: (csv: string) => Promise<boolean>;
}

/** Takes a statement as text: rows copied from a spreadsheet are separated by tabs, which is fine too. */
export function PasteForm({ onText }: PasteFormProps) {
  const form = useForm({
    initial: { csv: "" },
    rules: ({ csv }) => (csv.trim() === "" ? { csv: ADMIN_RULES.statementEmpty } : {}),
    fallback: FALLBACKS.generic,
    submit: async ({ csv }) => {
      if (await onText(csv)) draft.saved(); // it is part of the statement now
    },
  });
  const draft = useDraft({
    key: "statement-paste",
    value: form.values,
    restore: form.reset,
    dirty: form.values.csv !== "",
    asks: false,
  });
  return (
    <details open={draft.found} className="group border-y border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <ChevronIcon className="size-4 group-open:rotate-180" />
        Or paste its lines
      </summary>
      <form {...form.formProps} className="grid justify-items-start gap-4 pt-2 pb-5">
        <div className="w-full">
          <TextAreaField
            {...form.field("csv")}
            label="Lines of the statement"
            hint="Include the line of headings. Rows copied from a spreadsheet will do."
            rows={6}
          />
        </div>
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Reading...">
          Read these lines
        </Button>
      </form>
    </details>
  );
}
