import { useStatementEventsQuery } from "../../../graphql/generated";
import { Banner } from "../../../shared/ui/banner";
import { SelectField } from "../../../shared/ui/select-field";
import { Spinner } from "../../../shared/ui/spinner";
import { decodeStatement, NotText } from "../decode-statement";
import { FileDrop } from "./file-drop";
import { PasteForm } from "./paste-form";
import { StepHeading } from "./step-heading";

interface ChooseStatementProps {
  /** Somebody came back from another step. */
  readonly focusOnMount: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  /** The event's address; "" for the current one. */
  readonly eventSlug: string;
  readonly onEvent: (eventSlug: string) => void;
  readonly onProblem: (problem: string) => void;
  /** Answers whether it could be read. */
  readonly onOpen: (csv: string, fileName: string) => Promise<boolean>;
}

/** The first step: what this is for, and the file. */
export function ChooseStatement(props: ChooseStatementProps) {
  const { focusOnMount, busy, problem, eventSlug, onEvent, onProblem, onOpen } = props;
  const events = useStatementEventsQuery().data?.events ?? [];
  const read = async (file: File) => {
    try {
      const csv = decodeStatement(new Uint8Array(await file.arrayBuffer()));
      await onOpen(csv, file.name.slice(-120));
    } catch (error) {
      onProblem(error instanceof NotText ? error.message : "This file could not be read. Choose it again.");
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StepHeading focusOnMount={focusOnMount}>Which payments have arrived?</StepHeading>
      <ol className="grid max-w-prose list-decimal gap-1 pl-6">
        <li>In the bank&apos;s website or app, download the account&apos;s statement as CSV.</li>
        <li>Choose the file here. Each line is compared with the teams&apos; reports and references.</li>
        <li>Look at the result, then confirm. Nothing changes before that, and it can be taken back.</li>
      </ol>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {events.length < 2 ? null : (
        <div className="max-w-sm">
          <SelectField
            label="Event"
            name="event"
            value={eventSlug}
            onChange={onEvent}
            hint="Whose teams the money is from"
            options={events.map(({ slug, title, state }) => ({
              value: state === "current" ? "" : slug,
              label: state === "current" ? `${title} (current)` : title,
            }))}
          />
        </div>
      )}
      <FileDrop disabled={busy} onFile={(file) => void read(file)} />
      {busy ? <Spinner label="Reading the statement..." /> : null}
      <PasteForm onText={(csv) => onOpen(csv, "pasted lines")} />
    </div>
  );
}
