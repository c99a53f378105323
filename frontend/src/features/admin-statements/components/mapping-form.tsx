import { useEffect } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { ColumnRole } from "@contract/modules/statements/contract/column-role";
import type { StatementMappingInput } from "../../../graphql/schema-types";
import { FormProblems } from "../../../shared/forms/form-failure";
import { useForm } from "../../../shared/forms/use-form";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { SelectField } from "../../../shared/ui/select-field";
import type { Statement, Inspection } from "../hooks/use-statement";
import {
  fieldOf,
  mappingOf,
  MONEY_ROLES,
  MONEY_STYLES,
  UNUSED,
  unassignedOf,
  validateMapping,
  valuesOf,
  type MoneyStyle,
} from "../mapping-form-values";
import { StepHeading } from "./step-heading";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { t } from "@contract/kernel/contract/t";

interface MappingFormProps {
  readonly statement: Statement;
  readonly problem: string | null;
  /** False if the admin came back from another tab. */
  readonly focusOnMount: boolean;
  readonly onChange: (mapping: StatementMappingInput) => void;
  readonly onShow: (mapping: StatementMappingInput) => Promise<void>;
  readonly onStartOver: () => void;
}

const LABELS: Readonly<Record<ColumnRole, string>> = {
  date: t("Date"),
  description: "Narration",
  reference: t("Transaction ID / UTR"),
  amount: t("Amount"),
  direction: t("Cr or Dr"),
  debit: t("Money out"),
  credit: t("Money in"),
  status: t("Status (skips failed transfers)"),
};

const HINTS: Readonly<Record<ColumnRole, string>> = {
  date: t("The day of the transfer"),
  description: "The bank's own text for each line",
  reference: t("Long numbers, often 12 digits"),
  amount: t("In rupees"),
  direction: t("Cr means money in. Dr means money out"),
  debit: t("Also called withdrawal or debit"),
  credit: t("Also called deposit or credit"),
  status: t("For example: SUCCESS or FAILED"),
};

/** The second step: the role of each column. Shown if the headings are unknown, or if the admin changes the columns. */
export function MappingForm(props: MappingFormProps) {
  const { statement, problem, focusOnMount, onChange, onShow, onStartOver } = props;
  const { inspection, mapping, fileName } = statement;
  const form = useForm({
    initial: valuesOf(mapping, inspection.unnamed),
    rules: validateMapping,
    fallback: FALLBACKS.generic,
    submit: (values) => onShow(mappingOf(values)),
  });
  const { values } = form;
  useEffect(() => onChange(mappingOf(values)), [values, onChange]);
  const nameOf = (column: number) => {
    const heading = inspection.columns[column]?.heading ?? "";
    return heading === "" ? t("Column {part}", { part: String(column + 1) }) : heading;
  };
  const columns = [
    { value: "", label: "None" },
    ...inspection.columns.map(({ index }) => ({ value: String(index), label: nameOf(index) })),
  ];
  const choice = (role: ColumnRole) => (
    <SelectField key={role} {...form.field(role)} label={LABELS[role]} hint={HINTS[role]} options={columns} />
  );
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <StepHeading focusOnMount={focusOnMount}>Match the columns</StepHeading>
        <p className="max-w-prose text-soft">
          {t(
            "{fileName} has {n, plural, one {# line} other {# lines}}. After you confirm, your choice is saved for files with these headings.",
            { fileName, n: inspection.lines },
          )}
        </p>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <FormProblems form={form} />
      <SampleLines columns={inspection.columns} />
      <fieldset className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">Columns</legend>
        {(["date", "description", "reference"] as const).map(choice)}
        <SelectField
          {...form.field("style")}
          label="Columns with the amounts"
          hint="How the amounts are written"
          options={MONEY_STYLES}
        />
        {MONEY_ROLES[form.values.style as MoneyStyle].map(choice)}
        {choice("status")}
        {unassignedOf(values).map((column) => (
          <SelectField
            key={column}
            {...form.field(fieldOf(column))}
            value={values[fieldOf(column)] ?? ""}
            label={t("What does the column “{heading}” hold?", { heading: nameOf(column) })}
            hint="This column seems to hold amounts, statuses, a currency, or “yes” and “no”. If the column belongs to a field above, choose the column there. Otherwise, leave the column out."
            options={[
              { value: "", label: t("Not chosen yet") },
              { value: UNUSED, label: t("Leave out, for example a second balance") },
            ]}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyLabel="Comparing...">
          Compare with the payments
        </SubmitButton>
        <Button variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </form>
  );
}

/** The first lines of a statement, below their headings. */
function SampleLines({ columns }: { readonly columns: Inspection["columns"] }) {
  const lines = columns[0]?.samples.map((_sample, line) => line) ?? [];
  return (
    <div
      role="region"
      aria-label="First lines of the file"
      // Focusable, so that people without a mouse can scroll with the arrow keys.
      tabIndex={0}
      className="overflow-x-auto border-y-2 border-ink"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">First lines of the file</caption>
        <thead>
          <tr>
            {columns.map(({ index, heading }) => (
              <th key={index} scope="col" className="px-3 py-2 text-left align-bottom whitespace-nowrap">
                {heading === "" ? `Column ${String(index + 1)}` : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line} className="border-t border-rule">
              {columns.map(({ index, samples }) => (
                <td key={index} className="max-w-64 min-w-28 px-3 py-2 align-top font-mono wrap-anywhere">
                  {samples[line]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
