import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { LIMITS } from "@contract/kernel/contract/limits";
import {
  CleanUpPreviewDocument,
  CleanUpRulesDocument,
  useSaveCleanUpRulesMutation,
  type CleanUpPreviewQuery,
  type CleanUpRulesFieldsFragment,
} from "../../../graphql/features/admin-season";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { Unsaved } from "../../../shared/drafts/unsaved";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import { formatDateTime } from "../../../shared/format/date-time";
import { FormProblems } from "../../../shared/forms/form-failure";
import { useForm } from "../../../shared/forms/use-form";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Panel } from "../../../shared/ui/panel";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { t } from "@contract/kernel/contract/t";

interface CleanUpFormProps {
  readonly rules: CleanUpRulesFieldsFragment;
  readonly onDone: (text: string) => void;
}

interface Values extends Record<string, string> {
  accountYears: string;
  lineYears: string;
  auditedUntil: string;
}

const YEARS = [
  { value: "", label: "Never" },
  ...Array.from({ length: LIMITS.cleanUpYearsMax - LIMITS.cleanUpYearsMin + 1 }, (_, at) => {
    const years = LIMITS.cleanUpYearsMin + at;
    return { value: String(years), label: years === 1 ? "After a year" : `After ${String(years)} years` };
  }),
];

/** The form for the club's own clean-up rules. Shows the rules' effect before they are saved. */
export function CleanUpForm({ rules, onDone }: CleanUpFormProps) {
  const fetchPreview = useFetch(CleanUpPreviewDocument, "no-cache");
  const [save] = useSaveCleanUpRulesMutation();
  const [shown, setShown] = useState<CleanUpPreviewQuery["cleanUpPreview"] | null>(null);
  const fetchRules = useFetch(CleanUpRulesDocument, "no-cache");
  const version = useVersion(rules.version, async () => {
    const { cleanUpRules } = await fetchRules();
    return { values: valuesOf(cleanUpRules), version: cleanUpRules.version };
  });
  const question = useConfirmedAction(
    async (values: Values) => {
      const { data } = await version.save((seen) =>
        save({ variables: { input: { ...inputOf(values), version: seen } } }),
      );
      return data?.saveCleanUpRules.message;
    },
    (text) => onDone(text),
  );
  const form = useForm({
    initial: valuesOf(rules),
    rules: ({ lineYears, auditedUntil }) =>
      lineYears !== "" && auditedUntil === "" ? { auditedUntil: ADMIN_RULES.auditedUntilNeeded } : {},
    fallback: FALLBACKS.generic,
    submit: async (values: Values) => {
      const { cleanUpPreview } = await fetchPreview({ input: inputOf(values) });
      setShown(cleanUpPreview);
      question.ask(values);
    },
  });
  const pendingRules = question.asked;
  return (
    <Panel title="Automatic clean-up" layout="grid gap-5">
      <p className="max-w-prose">
        These rules delete personal data of people who left long ago. The site applies the rules every hour,
        in small steps. {rules.changedAt === null ? "No rules are set yet, so no data is deleted." : null}
      </p>
      <form {...form.formProps} className="grid max-w-2xl gap-5">
        <FormProblems form={form} />
        <Unsaved dirty={form.dirty} />
        <TheirVersion
          theirs={version.theirs}
          mine={form.values}
          labels={LABELS}
          show={(name, values) => yearsText(name, values[name])}
          onTake={(theirs) => form.restore(theirs)}
        />
        <SelectField
          {...form.field("accountYears")}
          label="Delete accounts of people who do not come back"
          hint="These people get an e-mail 30 days before the deletion. They keep the account if they log in. Always kept: Superadmins, people in teams of current or upcoming events, and people with an unfinished payment or refund."
          options={YEARS}
        />
        <SelectField
          {...form.field("lineYears")}
          label="Delete lines of bank statements"
          hint="Payments and receipts are kept. Lines with money that has no team are kept, too. Do not upload a statement again after its lines were deleted."
          options={YEARS}
        />
        <TextField
          {...form.field("auditedUntil")}
          label="Last day that was audited"
          hint="Lines from later days are kept, regardless of their age."
          type="date"
          optional={form.values.lineYears === ""}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={form.busy} busyLabel="Counting...">
            Save...
          </Button>
          {rules.changedBy == null || rules.changedAt == null ? null : (
            <p className="text-sm text-soft">
              Last changed by {rules.changedBy}, {formatDateTime(rules.changedAt)}
            </p>
          )}
        </div>
      </form>
      {pendingRules === null || shown === null ? null : (
        <ConfirmModal
          {...question.modal}
          title="Save these rules?"
          confirmLabel="Save"
          busyLabel="Saving..."
          danger={shown.accounts + shown.lines > 0}
        >
          <span className="grid gap-3">
            <span>{accountsText(pendingRules, shown.accounts)}</span>
            <span>{linesText(pendingRules, shown.lines)}</span>
          </span>
        </ConfirmModal>
      )}
    </Panel>
  );
}

function valuesOf({ accountYears, lineYears, auditedUntil }: CleanUpRulesFieldsFragment): Values {
  return {
    accountYears: String(accountYears ?? ""),
    lineYears: String(lineYears ?? ""),
    auditedUntil: auditedUntil ?? "",
  };
}

const LABELS: Readonly<Record<string, string>> = {
  accountYears: t("Delete accounts of people who do not come back"),
  lineYears: t("Delete lines of bank statements"),
  auditedUntil: t("Last day that was audited"),
};

function yearsText(name: string, value = ""): string {
  return name === "auditedUntil" ? value : (YEARS.find((one) => one.value === value)?.label ?? value);
}

function inputOf({ accountYears, lineYears, auditedUntil }: Values) {
  return {
    accountYears: accountYears === "" ? null : Number(accountYears),
    lineYears: lineYears === "" ? null : Number(lineYears),
    auditedUntil: auditedUntil === "" ? null : auditedUntil,
  };
}

function accountsText({ accountYears }: Values, n: number): string {
  if (accountYears === "")
    return t("No accounts will be deleted, not even those of people who already got the e-mail about it.");
  return n === 0
    ? t("No account is affected at the moment.")
    : t(
        "{n, plural, one {# person gets} other {# people get}} an e-mail within a few hours. If they do not log in, the site deletes their accounts 30 days later. You cannot undo this.",
        { n },
      );
}

function linesText({ lineYears }: Values, n: number): string {
  if (lineYears === "") return t("No lines of bank statements will be deleted.");
  return n === 0
    ? t("No line of a bank statement is affected at the moment.")
    : t(
        "{n, plural, one {# bank statement line is} other {# bank statement lines are}} deleted within a few hours. You cannot undo this.",
        { n },
      );
}
