import { useMemo, useState } from "react";
import type { StatementOutcome } from "../../../graphql/generated";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { AdminTable } from "../../../shared/table/admin-table";
import { TicksContext, type Ticks } from "../hooks/use-ticks";
import type { Statement } from "../hooks/use-statement";
import { payments, OUTCOMES, type Line } from "../outcomes";
import { LINE_COLUMNS } from "./line-columns";
import { StepHeading } from "./step-heading";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Money } from "../../../shared/ui/money";

interface StatementPreviewProps {
  readonly statement: Statement;
  readonly tick: Ticks["tick"];
  readonly choose: (outcome: StatementOutcome | null) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  /** False when one comes back to it from another tab. */
  readonly focusOnMount: boolean;
  readonly onCommit: () => Promise<string | null>;
  readonly onChooseColumns: () => void;
  readonly onStartOver: () => void;
}

/** The third step: what became of each line, and which to confirm. */
export function StatementPreview(props: StatementPreviewProps) {
  const { statement, tick, choose, busy, problem, focusOnMount, onCommit, onChooseColumns, onStartOver } =
    props;
  const { fileName, inspection, ticked, chosen } = statement;
  const lines = useMemo(() => statement.preview?.lines ?? [], [statement.preview]);
  const shown = useMemo(
    () => (chosen === null ? lines : lines.filter(({ outcome }) => outcome === chosen)),
    [lines, chosen],
  );
  const exact = useMemo(
    () => lines.filter(({ outcome }) => outcome === "exact").map(({ line }) => line),
    [lines],
  );
  const ticks = useMemo(() => ({ ticked, tick }), [ticked, tick]);
  const layout = inspection.preset ?? (inspection.remembered ? "as chosen before" : "as chosen");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <StepHeading focusOnMount={focusOnMount}>{fileName}</StepHeading>
        <p className="text-soft">
          {lines.length.toLocaleString("en-IN")} lines, compared with the teams of{" "}
          {statement.preview?.eventTitle}. Columns: {layout}. Nothing is confirmed yet.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
        <Button variant="quiet" onClick={onChooseColumns}>
          Change the columns
        </Button>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <OutcomeChips lines={lines} chosen={chosen} onChoose={choose} />
      <TicksContext value={ticks}>
        <AdminTable
          caption="Lines of the statement"
          noun={["line", "lines"]}
          columns={LINE_COLUMNS}
          rows={shown}
          rowKey={keyOf}
          initialSort="line"
          searchHint="Team, narration, transaction id or result"
          exportName="statement"
          actions={
            <>
              <Button variant="quiet" onClick={() => tick(exact, true)}>
                Tick all exact
              </Button>
              <Button variant="quiet" onClick={() => tick([...ticked], false)}>
                Untick all
              </Button>
            </>
          }
          empty={<EmptyState title="No line of this kind." />}
        />
      </TicksContext>
      <CommitBar ticked={lines.filter(({ line }) => ticked.has(line))} busy={busy} onCommit={onCommit} />
    </div>
  );
}

const keyOf = ({ line }: Line) => String(line);

interface CommitBarProps {
  readonly ticked: readonly Line[];
  readonly busy: boolean;
  /** Answers the text to keep the dialog open with, or null when it may close. */
  readonly onCommit: () => Promise<string | null>;
}

/** How much is ticked, and the button that confirms it. It stays in sight however long the list is. */
function CommitBar({ ticked, busy, onCommit }: CommitBarProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const total = ticked.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const exact = ticked.filter(({ outcome }) => outcome === "exact").length;
  const commit = async () => {
    const refused = await onCommit();
    setProblem(refused ?? undefined);
    if (refused === null) setAsking(false);
  };
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y-2 border-ink bg-surface px-3 py-2">
      <p role="status" className="font-semibold">
        {payments(ticked.length)} ticked{total === 0 ? "" : ", "}
        {total === 0 ? null : <Money paise={total} />}
      </p>
      <Button disabled={ticked.length === 0} onClick={() => setAsking(true)}>
        Confirm {payments(ticked.length)}
      </Button>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        title={`Confirm ${payments(ticked.length)}?`}
        confirmLabel={`Confirm ${payments(ticked.length)}`}
        busyLabel="Confirming..."
        busy={busy}
        error={problem}
        onConfirm={() => void commit()}
      >
        {exact.toLocaleString("en-IN")} exact, {(ticked.length - exact).toLocaleString("en-IN")} probable,{" "}
        {total === 0 ? null : <Money paise={total} />} in all. Each becomes accepted, and the team&apos;s
        leader gets an e-mail. The whole statement can be taken back afterwards.
      </ConfirmModal>
    </div>
  );
}

interface OutcomeChipsProps {
  readonly lines: readonly Line[];
  /** Null shows all lines. */
  readonly chosen: StatementOutcome | null;
  readonly onChoose: (outcome: StatementOutcome | null) => void;
}

/** How many lines became what; a press shows only those. */
function OutcomeChips({ lines, chosen, onChoose }: OutcomeChipsProps) {
  const count = (outcome: StatementOutcome) => lines.filter((line) => line.outcome === outcome).length;
  const chips = [
    { outcome: null, label: "All lines", meaning: "Everything in the file.", n: lines.length },
    ...OUTCOMES.map((about) => ({ ...about, n: count(about.outcome) })),
  ];
  const meaning = chips.find(({ outcome }) => outcome === chosen)?.meaning;
  return (
    <div className="grid gap-3">
      <div role="group" aria-label="Lines by result" className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {chips.map(({ outcome, label, n }) => (
          <button
            key={label}
            type="button"
            aria-pressed={outcome === chosen}
            onClick={() => onChoose(outcome)}
            className="flex min-h-11 items-center justify-between gap-3 rounded-xs border-2 border-outline px-3 py-1.5 font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
            <span className="font-mono whitespace-nowrap">{n.toLocaleString("en-IN")}</span>
          </button>
        ))}
      </div>
      <p role="status" className="max-w-prose text-soft">
        {meaning}
      </p>
    </div>
  );
}
