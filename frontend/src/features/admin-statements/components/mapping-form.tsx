import { useEffect } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { StatementMappingInput } from "../../../graphql/generated";
import { FormProblems } from "../../../shared/forms/form-problems";
import { useForm } from "../../../shared/forms/use-form";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { SelectField } from "../../../shared/ui/select-field";
import type { Statement } from "../hooks/use-statement";
import {
  mappingOf,
  missing,
  MONEY_ROLES,
  MONEY_STYLES,
  valuesOf,
  type MoneyStyle,
  type Role,
} from "../mapping-form-values";
import { SampleLines } from "./sample-lines";
import { StepHeading } from "./step-heading";

interface MappingFormProps {
  readonly statement: Statement;
  readonly problem: string | null;
  /** False when one comes back to it from another tab. */
  readonly focusOnMount: boolean;
  readonly onChange: (mapping: StatementMappingInput) => void;
  readonly onShow: (mapping: StatementMappingInput) => Promise<void>;
  readonly onStartOver: () => void;
}

const LABELS: Readonly<Record<Role, string>> = {
  date: "Date",
  description: "Narration",
  reference: "Transaction id / UTR",
  amount: "Amount",
  direction: "Cr or Dr",
  debit: "Money out",
  credit: "Money in",
  status: "Status (skips failed transfers)",
};

/** The second step, for a layout that is not known yet: which column holds what. */
export function MappingForm(props: MappingFormProps) {
  const { statement, problem, focusOnMount, onChange, onShow, onStartOver } = props;
  const { inspection, mapping, fileName } = statement;
  const form = useForm({
    initial: valuesOf(mapping),
    rules: missing,
    fallback: FALLBACKS.generic,
    submit: (values) => onShow(mappingOf(values)),
  });
  const { values } = form;
  useEffect(() => onChange(mappingOf(values)), [values, onChange]);
  const columns = [
    { value: "", label: "None" },
    ...inspection.columns.map(({ index, heading }) => ({
      value: String(index),
      label: heading === "" ? `Column ${String(index + 1)}` : heading,
    })),
  ];
  const choice = (role: Role) => (
    <SelectField key={role} {...form.field(role)} label={LABELS[role]} options={columns} />
  );
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <StepHeading focusOnMount={focusOnMount}>Which column holds what?</StepHeading>
        <p className="max-w-prose text-soft">
          {fileName} has {inspection.lines.toLocaleString("en-IN")} lines. Your choice is remembered for files
          with these headings once you confirm.
        </p>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <FormProblems form={form} />
      <SampleLines columns={inspection.columns} />
      <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">Columns</legend>
        {(["date", "description", "reference"] as const).map(choice)}
        <SelectField {...form.field("style")} label="The money is in" options={MONEY_STYLES} />
        {MONEY_ROLES[form.values.style as MoneyStyle].map(choice)}
        {choice("status")}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel="Comparing...">
          Compare with the payments
        </Button>
        <Button variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </form>
  );
}
