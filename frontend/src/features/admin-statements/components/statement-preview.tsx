import { useMemo, useState } from "react";
import type { StatementOutcome } from "../../../graphql/schema-types";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { AdminTable } from "../../../shared/table/admin-table";
import type { Statement } from "../hooks/use-statement";
import { bankCells } from "../bank-cells";
import { OpenedLinesContext, type OpenedLines, TicksContext, type Ticks } from "../hooks/line-contexts";
import { linesText, problemsFirst, type Line } from "../outcomes";
import { CommitBar } from "./commit-bar";
import { OutcomeChips } from "./outcome-chips";
import { WentBack } from "./went-back";
import { LINE_COLUMNS } from "./line-columns";
import { StepHeading } from "./step-heading";
import { t } from "@contract/kernel/contract/t";

interface StatementPreviewProps {
  readonly statement: Statement;
  readonly tick: Ticks["tick"];
  readonly showOutcome: (outcome: StatementOutcome | null) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  /** False if the admin came back from another tab. */
  readonly focusOnMount: boolean;
  readonly onCommit: () => Promise<string | null>;
  readonly onChooseColumns: () => void;
  readonly onStartOver: () => void;
}

/** The third step: shows each line's result and lets an admin choose lines to confirm. */
export function StatementPreview(props: StatementPreviewProps) {
  const {
    statement,
    tick,
    showOutcome,
    busy,
    problem,
    focusOnMount,
    onCommit,
    onChooseColumns,
    onStartOver,
  } = props;
  const { fileName, inspection, ticked, shownOutcome } = statement;
  const lines = useMemo(() => statement.preview?.lines ?? [], [statement.preview]);
  const shown = useMemo(() => problemsFirst(lines, shownOutcome), [lines, shownOutcome]);
  const exact = useMemo(
    () => lines.filter(({ outcome }) => outcome === "exact").map(({ line }) => line),
    [lines],
  );
  const ticks = useMemo(() => ({ ticked, tick }), [ticked, tick]);
  const opened = useOpened(statement);
  const layout = inspection.preset ?? (inspection.remembered ? t("your earlier choice") : t("your choice"));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0">
          <StepHeading focusOnMount={focusOnMount}>{fileName}</StepHeading>
          <p className="text-sm text-soft">
            {linesText(lines.length)}, compared with the teams of {statement.preview?.eventTitle}. Columns:{" "}
            {layout}. Nothing is confirmed yet.
          </p>
        </div>
        <div className="outdent flex flex-wrap gap-x-3">
          <Button variant="quiet" onClick={onChooseColumns}>
            Change the columns
          </Button>
          <Button variant="quiet" onClick={onStartOver}>
            Start over
          </Button>
        </div>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {statement.preview === null ? null : (
        <>
          <WentBack warnings={statement.preview.warnings} />
          <OutcomeChips
            totals={statement.preview.totals}
            lines={lines.length}
            shownOutcome={shownOutcome}
            onShow={showOutcome}
          />
        </>
      )}
      <TicksContext value={ticks}>
        <OpenedLinesContext value={opened}>
          <div className="statement-lines">
            <AdminTable
              caption="Lines in the statement"
              noun={[t("line"), t("lines")]}
              columns={LINE_COLUMNS}
              rows={shown}
              rowKey={keyOf}
              searchHint="Team, text or number"
              exportName="statement"
              actions={
                <>
                  <Button variant="quiet" onClick={() => tick(exact, true)}>
                    Tick exact lines
                  </Button>
                  <Button variant="quiet" onClick={() => tick([...ticked], false)}>
                    Untick all
                  </Button>
                </>
              }
              empty={<EmptyState title="No lines of this kind." />}
            />
          </div>
        </OpenedLinesContext>
      </TicksContext>
      <CommitBar lines={lines} ticked={ticked} busy={busy} onCommit={onCommit} />
    </div>
  );
}

const keyOf = ({ line }: Line) => String(line);

/** Tracks which lines are opened, and returns the file's cells for each line. */
function useOpened({ csv, inspection: { columns } }: Statement): OpenedLines {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return useMemo(
    () => ({
      opened,
      toggle: (line) =>
        setOpened((before) =>
          before.has(line) ? new Set([...before].filter((one) => one !== line)) : new Set(before).add(line),
        ),
      cellsOf: (line) =>
        bankCells(csv, line, columns.length).flatMap((cell, at) =>
          cell === "" ? [] : [[columns[at]?.heading ?? "", cell] as const],
        ),
    }),
    [opened, csv, columns],
  );
}
