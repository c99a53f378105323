import { useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { ListColumns } from "../../../shared/lists/list-columns";
import { ChooseFile } from "../../../shared/table/choose-file";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import { usePeopleImport, type PersonLine } from "../hooks/use-people-import";
import { PeoplePreviewList } from "./people-preview-list";
import { t } from "@contract/kernel/contract/t";

interface PeopleImportModalProps {
  readonly onClose: () => void;
  /** Called when people were changed, so that the list is read again. */
  readonly onChanged: () => void;
}

/** People's data back from a spreadsheet: a file, what it would change, and changing what is ticked. */
export function PeopleImportModal({ onClose, onChanged }: PeopleImportModalProps) {
  const { step, busy, problem, reading, read, chooseColumns, apply, undo, startOver } =
    usePeopleImport(onChanged);
  const [off, setOff] = useState<ReadonlySet<number>>(new Set());
  const lines = step.name === "preview" ? step.preview.lines : [];
  const chosen = lines.filter(({ line, changes }) => changes.length > 0 && !off.has(line));
  const count = chosen.reduce((sum, { changes }) => sum + changes.length, 0);
  const toggle = ({ line }: PersonLine) => {
    const next = new Set(off);
    if (!next.delete(line)) next.add(line);
    setOff(next);
  };
  return (
    <Modal
      open
      onClose={onClose}
      closeInFooter
      title="Change people from a file"
      description="An Excel or CSV file with headings like those of the export. One must be Id or Email. The site reads Name, College, Roll No., Codeforces handle and Phone. Other columns and empty cells change nothing."
      footer={
        <>
          {step.name === "preview" ? (
            <Button variant="secondary" onClick={startOver} disabled={busy}>
              Choose another file
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {step.name === "preview" && count > 0 ? (
            <Button
              busy={busy}
              busyLabel="Changing..."
              disabled={count > LIMITS.cellChanges}
              onClick={() => void apply(chosen)}
            >
              Change {chosen.length} {chosen.length === 1 ? "person" : "people"}
            </Button>
          ) : null}
        </>
      }
    >
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {step.name === "choose" ? <ChooseFile busy={busy} onText={(text) => void read(text)} /> : null}
      <ListColumns reading={reading} onChoose={(columns) => void chooseColumns(columns)} />
      {step.name === "preview" ? (
        <>
          <p role="status">{summaryOf(lines, step.preview.unchanged)}</p>
          {count > LIMITS.cellChanges ? <p>Choose at most 2,000 changes at once.</p> : null}
          <PeoplePreviewList lines={lines} isChosen={({ line }) => !off.has(line)} onToggle={toggle} />
        </>
      ) : null}
      {step.name === "done" ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">{step.text}</p>
          {step.changes.length === 0 ? null : (
            <Button
              variant="quiet"
              busy={busy}
              busyLabel="Taking back..."
              onClick={() => void undo(step.changes)}
            >
              Take back
            </Button>
          )}
        </div>
      ) : null}
    </Modal>
  );
}

function summaryOf(lines: readonly PersonLine[], unchanged: number): string {
  const invalidCount = lines.filter(({ problem }) => problem !== null).length;
  const changing = lines.length - invalidCount;
  return t(
    "{changing, plural, one {# person changes} other {# people change}}. {wrong, plural, one {# line has mistakes} other {# lines have mistakes}}. {unchanged, plural, one {# line changes} other {# lines change}} nothing.",
    { changing, wrong: invalidCount, unchanged },
  );
}
