import { useEffect, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { t } from "@contract/kernel/contract/t";
import { toAppError } from "../../errors/app-error";
import { Banner } from "../../ui/banner";
import { Modal } from "../../ui/modal";
import { ModalButtons } from "../../ui/modal-buttons";
import { Spinner } from "../../ui/spinner";
import type { CellOutcome } from "./cell-changes";
import type { PastePlan } from "./paste-plan";
import type { Cells } from "./use-cells";

interface PasteModalProps<Row> {
  readonly cells: Cells<Row>;
  readonly plan: PastePlan;
}

/** Shows a preview of a paste into several cells: the changes, and the refused cells with their reasons. */
export function PasteModal<Row>({ cells, plan }: PasteModalProps<Row>) {
  const { save, history, closePaste } = cells;
  const [outcomes, setOutcomes] = useState<readonly CellOutcome[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isTooMuch = plan.cells.length > LIMITS.cellChanges;
  const isNothing = plan.cells.length === 0;
  useEffect(() => {
    if (isTooMuch || isNothing) return undefined;
    let isWanted = true;
    save(plan.cells.map(changeOf), true).then(
      (result) => {
        if (isWanted) setOutcomes(result.cells);
      },
      (thrown: unknown) => {
        if (isWanted) setProblem(toAppError(thrown, FALLBACKS.generic).message);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [save, plan, isTooMuch, isNothing]);
  const fine = plan.cells.flatMap((cell, n) => (outcomes?.[n]?.problem === null ? [{ cell, n }] : []));
  const change = async () => {
    setBusy(true);
    setProblem(null);
    const n = fine.length;
    try {
      const done = t("{n, plural, one {1 cell} other {# cells}} changed.", { n });
      const { applied, cells: fresh } = await history.apply(
        fine.map(({ cell }) => changeOf(cell)),
        done,
      );
      if (applied) {
        closePaste();
        return;
      }
      // Shows the new outcomes, because another user has changed one of the cells since the preview.
      const all = [...(outcomes ?? [])];
      for (const [at, { n: place }] of fine.entries()) all[place] = fresh[at] ?? all[place] ?? NOTHING;
      setOutcomes(all);
      setProblem(t("Nothing was saved, because some cells can no longer be changed. Check the list again."));
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
    }
    setBusy(false);
  };
  const isReading = outcomes === null && problem === null && !isTooMuch && !isNothing;
  return (
    <Modal
      open
      onClose={closePaste}
      title={t("Paste into the table?")}
      footer={
        <ModalButtons
          onCancel={closePaste}
          label={t("{n, plural, one {Change 1 cell} other {Change # cells}}", { n: fine.length })}
          busyLabel={t("Changing...")}
          busy={busy}
          disabled={fine.length === 0}
          act={() => void change()}
        />
      }
    >
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {isReading ? <Spinner label={t("Checking...")} /> : null}
      {isTooMuch ? <p>{t("Paste at most 2,000 cells at once.")}</p> : null}
      <div role="status">
        {summaryOf(plan, outcomes).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {outcomes === null ? null : <PastedCells plan={plan} outcomes={outcomes} />}
    </Modal>
  );
}

const NOTHING: CellOutcome = { from: null, to: null, problem: null };

function changeOf({ id, field, from, to }: PastePlan["cells"][number]) {
  return { id, field, from, to };
}

function summaryOf(plan: PastePlan, outcomes: readonly CellOutcome[] | null): readonly string[] {
  const refused = outcomes?.filter(({ problem }) => problem !== null).length ?? 0;
  const { unchanged, beyond, skipped } = plan;
  const columns = skipped.join(", ");
  return [
    outcomes === null
      ? ""
      : t("{n, plural, one {1 cell changes} other {# cells change}}, {refused} refused.", {
          n: outcomes.length - refused,
          refused,
        }),
    plan.cells.length === 0
      ? t("Nothing changes. The cells already have these values, or cannot be edited.")
      : "",
    unchanged > 0 && plan.cells.length > 0
      ? t("{n, plural, one {1 cell already has this value} other {# cells already have these values}}.", {
          n: unchanged,
        })
      : "",
    beyond > 0
      ? t(
          "{n, plural, one {1 line below the end of the list is} other {# lines below the end of the list are}} ignored.",
          {
            n: beyond,
          },
        )
      : "",
    skipped.length > 0
      ? t("These columns cannot be edited here and do not change: {columns}.", { columns })
      : "",
  ].filter((line) => line !== "");
}

interface PastedCellsProps {
  readonly plan: PastePlan;
  readonly outcomes: readonly CellOutcome[];
}

/** Lists each cell with its old and new text. Refused cells come first, with the reason. */
function PastedCells({ plan, outcomes }: PastedCellsProps) {
  const lines = plan.cells.map((cell, n) => ({ cell, outcome: outcomes[n] ?? NOTHING }));
  const isRefused = ({ outcome }: (typeof lines)[number]) => outcome.problem !== null;
  const sorted = [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))];
  if (sorted.length === 0) return null;
  return (
    // The list is focusable, so that the keyboard can scroll it.
    <div
      tabIndex={0}
      role="region"
      aria-label={t("Pasted cells")}
      className="max-h-96 overflow-y-auto border-y border-rule"
    >
      <ul className="divide-y divide-rule text-[0.9375rem]">
        {sorted.map(({ cell, outcome: { from, to, problem } }) => (
          <li key={`${cell.id} ${cell.field}`} className="py-1.5">
            <p>
              <b>{cell.name}</b> <span className="text-soft">{cell.header}</span>
            </p>
            <p>
              <del className="text-soft">{from ?? t("empty")}</del> →{" "}
              <ins className="no-underline">{(problem === null ? to : cell.to) || t("empty")}</ins>
            </p>
            {problem === null ? null : <p className="text-bad">{problem}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
