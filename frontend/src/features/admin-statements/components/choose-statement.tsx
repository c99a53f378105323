import { useStatementEventsQuery } from "../../../graphql/features/admin-statements";
import { Banner } from "../../../shared/ui/banner";
import { SelectField } from "../../../shared/ui/select-field";
import { Spinner } from "../../../shared/ui/spinner";
import { NotText } from "../../../shared/spreadsheet/decode-file";
import { StepHeading } from "./step-heading";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useForm } from "../../../shared/forms/use-form";
import { ChevronIcon } from "../../../shared/ui/icons";
import { TextAreaField } from "../../../shared/ui/text-field";
import { useDraft } from "../../../shared/drafts/use-draft";
import { useId, useState, type DragEvent } from "react";
import { FieldFrame, FILE_CLASS } from "../../../shared/ui/field-frame";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { t } from "@contract/kernel/contract/t";
import { readTableFile } from "../../../shared/spreadsheet/read-table-file";

const STATEMENT = {
  /** The minimum number of cells in a row. A transfer has at least a date, a narration and an amount. */
  fewest: 3,
  noTable: t("This file has no table of transfers. Choose the account statement from your bank."),
  tooLarge: t("This file is too large. Export several statements, each for a shorter period."),
};

/**
 * Reads a statement's file as CSV.
 * @throws NotText with advice for the user
 */
function readStatementFile(file: File): Promise<string> {
  return readTableFile(file, STATEMENT);
}

interface ChooseStatementProps {
  /** Whether the admin came back from another step, so that this step takes the focus. */
  readonly focusOnMount: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  /** The event's slug; "" for the current event. */
  readonly eventSlug: string;
  readonly onEvent: (eventSlug: string) => void;
  readonly onProblem: (problem: string) => void;
  /** Returns whether the statement could be read. */
  readonly onOpen: (csv: string, fileName: string) => Promise<boolean>;
}

/** The first step: explains the tab and lets an admin choose a file. */
export function ChooseStatement(props: ChooseStatementProps) {
  const { focusOnMount, busy, problem, eventSlug, onEvent, onProblem, onOpen } = props;
  const { data, loading } = useStatementEventsQuery();
  const events = data?.events ?? [];
  const read = async (file: File) => {
    try {
      await onOpen(await readStatementFile(file), file.name.slice(-120));
    } catch (error) {
      onProblem(
        error instanceof NotText ? error.message : t("This file could not be read. Choose the file again."),
      );
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StepHeading focusOnMount={focusOnMount}>Which payments have arrived?</StepHeading>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {data === undefined && loading ? <span className="arriving" hidden /> : null}
      {events.length < 2 ? null : (
        <div className="field-in-line max-w-md">
          <div>
            <SelectField
              label="Event"
              name="event"
              value={eventSlug}
              onChange={onEvent}
              options={events.map(({ slug, title, state }) => ({
                value: state === "current" ? "" : slug,
                label: state === "current" ? `${title} (current)` : title,
              }))}
            />
          </div>
        </div>
      )}
      <FileDrop disabled={busy} onFile={(file) => void read(file)} />
      {busy ? <Spinner label="Reading the statement..." /> : null}
      <details className="group border-t border-rule">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <ChevronIcon className="size-4 group-open:rotate-180" />
          How it works
        </summary>
        <ol className="grid max-w-prose list-decimal gap-1 pb-3 pl-6">
          <li>
            On the bank&apos;s website or in its app, download the account&apos;s statement as CSV or Excel.
          </li>
          <li>Choose the file here. Each line is compared with the teams&apos; reports and references.</li>
          <li>
            Check the result, then confirm. Nothing changes before you confirm, and you can take the statement
            back.
          </li>
        </ol>
      </details>
      {/* eslint-disable-next-line languages/untranslatable-text -- kept as the name of the statement's file */}
      <PasteForm onText={(csv) => onOpen(csv, "pasted lines")} />
    </div>
  );
}

interface PasteFormProps {
  /** Returns whether the text could be read. */
  readonly onText: (csv: string) => Promise<boolean>;
}

/** Accepts a statement as pasted text. Tab-separated rows from a spreadsheet work too. */
function PasteForm({ onText }: PasteFormProps) {
  const form = useForm({
    initial: { csv: "" },
    rules: ({ csv }) => (csv.trim() === "" ? { csv: ADMIN_RULES.statementEmpty } : {}),
    fallback: FALLBACKS.generic,
    submit: async ({ csv }) => {
      // The draft is no longer needed, because the statement now holds the pasted text.
      if (await onText(csv)) draft.saved();
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
    <details open={draft.isRestored} className="group -mt-3 border-y border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <ChevronIcon className="size-4 group-open:rotate-180" />
        Or paste the lines
      </summary>
      <form {...form.formProps} className="grid justify-items-start gap-4 pt-2 pb-5">
        <div className="w-full">
          <TextAreaField
            {...form.field("csv")}
            label="Lines in the statement"
            hint="Include the line with headings. You can also copy rows from a spreadsheet."
            rows={6}
          />
        </div>
        <SubmitButton form={form} variant="secondary" busyLabel="Reading...">
          Read these lines
        </SubmitButton>
      </form>
    </details>
  );
}

/** A field for a file that can be chosen or dropped. */
function FileDrop({ onFile, disabled }: { onFile: (file: File) => void; disabled: boolean }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !disabled) onFile(file);
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside does the same without a mouse
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      className={`border-2 border-dashed px-4 py-3 ${over ? "border-accent bg-accent-wash" : "border-outline"}`}
    >
      <FieldFrame
        id={id}
        label="Bank statement (CSV or Excel)"
        hint="Choose the file, or drop it here. At most 20,000 lines."
      >
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,.xls,.xlsx,.htm,.html,text/csv,text/plain"
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ""; // Allows the same file to be chosen again.
          }}
          className={FILE_CLASS}
        />
      </FieldFrame>
    </div>
  );
}
