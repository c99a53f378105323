import { useState, type ReactNode } from "react";
import { t } from "@contract/kernel/contract/t";
import { ChooseFile } from "../table/choose-file";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { Modal } from "../ui/modal";
import { ListColumns } from "./list-columns";
import type { ListImport } from "./use-list-import";

/** One line of a list, or several lines that are applied together. */
export interface ImportEntry {
  readonly key: string;
  /** The label of the entry's checkbox. */
  readonly label: string;
  readonly state: "ready" | "wrong" | "unchanged";
}

interface Line {
  readonly line: number;
  readonly name: string;
  readonly problem: string | null;
}

/** Converts each line of a preview into an entry. */
export function lineEntries<Shown extends Line>(lines: readonly Shown[]): (Shown & ImportEntry)[] {
  return lines.map((one) => {
    const label = t("Line {line}, {name}", { line: String(one.line), name: one.name });
    return { ...one, key: String(one.line), label, state: one.problem === null ? "ready" : "wrong" };
  });
}

/** Shows a line's name and problem above the line's effect. */
export function ImportLine({ line, children }: { readonly line: Line; readonly children?: ReactNode }) {
  return (
    <>
      <p>
        <b>{line.name}</b> <span className="text-soft">line {line.line}</span>
      </p>
      {line.problem === null ? null : <p className="text-bad">{line.problem}</p>}
      {children}
    </>
  );
}

type Apply = () => Promise<Applied> | undefined;

/** A text about the outcome of an import, and the button that reverts the import. */
export interface Applied {
  readonly text: string;
  readonly revert?: {
    readonly label: string;
    readonly busyLabel?: string;
    /**
     * Reverts the import. Returns the outcome, or undefined if another dialog asks for a confirmation before the
     * revert.
     */
    readonly run: Apply;
  };
}

interface ListImportModalProps<Entry extends ImportEntry> {
  readonly list: Omit<ListImport<unknown>, "readAgain">;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  /** A sentence that summarises the preview. */
  readonly summary: string;
  /** The label of the list of entries, such as "Lines in the file". */
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly show: (entry: Entry) => ReactNode;
  /** Additional controls that change the preview. */
  readonly options?: ReactNode;
  /** Returns the reason why these entries cannot be applied together, or null. */
  readonly tooMany?: (chosen: readonly Entry[]) => string | null;
  readonly action: (chosen: readonly Entry[]) => ReactNode;
  readonly busyLabel: string;
  readonly onApply: (chosen: readonly Entry[]) => Promise<Applied>;
}

/**
 * The dialog that imports a list from a file. The dialog shows the columns and a preview of the effects, applies the
 * ticked entries, and can then revert the import.
 */
export function ListImportModal<Entry extends ImportEntry>(props: ListImportModalProps<Entry>) {
  const { list, onClose, title, description, entries, action, busyLabel, onApply } = props;
  const { busy, preview, problem } = list;
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [applied, setApplied] = useState<Applied | null>(null);
  const isPreview = preview !== null && applied === null;
  const chosen = entries.filter(({ key, state }) => state === "ready" && !off.has(key));
  const tooMany = props.tooMany?.(chosen) ?? null;
  const run = (work: Apply) =>
    list.apply(async () => {
      const outcome = await work();
      if (outcome) setApplied(outcome);
    });
  return (
    <Modal
      open
      onClose={onClose}
      // Three buttons would not fit on one line, so the preview's Close button is in the corner.
      closeInFooter={!isPreview}
      title={title}
      description={description}
      footer={
        <>
          {isPreview ? (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => {
                setOff(new Set());
                list.change("");
              }}
            >
              Choose another file
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          )}
          {isPreview && chosen.length > 0 ? (
            <Button
              busy={busy}
              busyLabel={busyLabel}
              disabled={tooMany !== null}
              onClick={() => void run(() => onApply(chosen))}
            >
              {action(chosen)}
            </Button>
          ) : null}
        </>
      }
    >
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {applied === null ? (
        <>
          {props.options}
          {isPreview ? null : <ChooseFile busy={busy} onText={(text) => void list.read(text)} />}
          <ListColumns reading={list.reading} onChoose={(columns) => void list.chooseColumns(columns)} />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">{applied.text}</p>
          {applied.revert === undefined ? null : (
            <RevertButton revert={applied.revert} busy={busy} onPress={(revert) => void run(revert)} />
          )}
        </div>
      )}
      {isPreview ? (
        <>
          <p role="status">{props.summary}</p>
          {tooMany === null ? null : <p>{tooMany}</p>}
          <EntryList
            {...{ entries, label: props.label, show: props.show }}
            isChosen={(entry) => chosen.includes(entry)}
            onToggle={({ key }) => {
              const next = new Set(off);
              if (!next.delete(key)) next.add(key);
              setOff(next);
            }}
          />
        </>
      ) : null}
    </Modal>
  );
}

interface RevertButtonProps {
  readonly revert: NonNullable<Applied["revert"]>;
  readonly busy: boolean;
  readonly onPress: (run: Apply) => void;
}

function RevertButton({ revert: { label, busyLabel, run }, busy, onPress }: RevertButtonProps) {
  const busyProps = busyLabel === undefined ? {} : { busy, busyLabel };
  return (
    <Button variant="quiet" {...busyProps} onClick={() => onPress(run)}>
      {label}
    </Button>
  );
}

interface EntryListProps<Entry> extends Pick<
  ListImportModalProps<Entry & ImportEntry>,
  "entries" | "label" | "show"
> {
  readonly isChosen: (entry: Entry) => boolean;
  readonly onToggle: (entry: Entry) => void;
}

const MARKS = { wrong: ["!", "text-bad"], unchanged: ["=", "text-soft"] } as const;

/** The entries with their checkboxes. Entries with problems come first. */
function EntryList<Entry extends ImportEntry>(props: EntryListProps<Entry>) {
  const { entries, label, show, isChosen, onToggle } = props;
  const sorted = [...entries].sort((a, b) => Number(b.state === "wrong") - Number(a.state === "wrong"));
  if (sorted.length === 0) return null;
  return (
    // Focusable, so that people without a mouse can scroll the list.
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className="max-h-96 overflow-y-auto border-y border-rule"
    >
      <ul className="divide-y divide-rule text-[0.9375rem]">
        {sorted.map((entry) => (
          <li key={entry.key} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start py-1.5">
            {entry.state === "ready" ? (
              <label className="grid size-9 place-items-center">
                <input
                  type="checkbox"
                  aria-label={entry.label}
                  checked={isChosen(entry)}
                  onChange={() => onToggle(entry)}
                  className="size-5 accent-accent"
                />
              </label>
            ) : (
              <span aria-hidden="true" className={`grid size-9 place-items-center ${MARKS[entry.state][1]}`}>
                {MARKS[entry.state][0]}
              </span>
            )}
            <div className="py-1">{show(entry)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
