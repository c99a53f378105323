import { useState, type KeyboardEvent } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { RANK_FIELD } from "../hooks/use-frozen-order";
import { rankText, readRankText, type RankingRow, type Team } from "../ranking-facts";

interface RankFieldProps {
  readonly row: RankingRow;
  readonly save: (team: Team, rank: number | null, seen: number | null) => void;
}

/**
 * Edits a rank in the draft. Enter, Arrow Up and Arrow Down save the rank and move to another row. Escape restores the
 * previous text.
 */
export function RankField({ row, save }: RankFieldProps) {
  // The entered text, and the rank that it replaces. A save names this rank, so that another admin's unseen change is
  // not overwritten.
  const [edit, setEdit] = useState<{ readonly text: string; readonly seen: number | null } | null>(null);
  const rank = edit === null ? row.typed : readRankText(edit.text);
  const shown = edit?.text ?? (row.typed === null ? "" : String(row.typed));
  const errorId = `rank-error-${row.id}`;
  const commit = (): boolean => {
    if (rank === undefined) return false;
    if (edit !== null && rank !== row.typed) save(row, rank, edit.seen);
    setEdit(null);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") setEdit(null);
    const step = event.key === "ArrowUp" ? -1 : event.key === "Enter" || event.key === "ArrowDown" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (commit()) goTo(event.currentTarget, step);
  };
  return (
    <div className="grid gap-0.5 md:justify-items-end">
      <input
        {...{ [RANK_FIELD]: "" }}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        aria-label={`Draft rank of ${row.name}`}
        aria-invalid={rank === undefined}
        aria-describedby={rank === undefined ? errorId : undefined}
        value={shown}
        onChange={(event) =>
          setEdit({ text: event.target.value, seen: edit === null ? row.typed : edit.seen })
        }
        onFocus={(event) => event.target.select()}
        onBlur={() => void commit()}
        onKeyDown={onKeyDown}
        className={`min-h-11 w-20 md:min-h-8 md:py-0 rounded-xs border-2 px-2 py-1 text-right font-mono text-base ${look(row, rank)}`}
      />
      {rank === undefined ? (
        <span id={errorId} className="max-w-40 text-left text-sm font-semibold text-bad">
          {ADMIN_RULES.ranking}
        </span>
      ) : row.typed === row.ranking ? null : (
        <span className="text-sm text-soft">was {rankText(row.ranking)}</span>
      )}
    </div>
  );
}

function look(row: RankingRow, rank: number | null | undefined): string {
  if (rank === undefined) return "border-bad bg-surface";
  return row.typed === row.ranking
    ? "border-outline bg-surface hover:border-ink"
    : "border-pending bg-pending-wash text-pending";
}

/**
 * Moves the focus to the rank field of the row above or below. That row exists even if it is out of view, because the
 * table renders some rows beyond the visible ones.
 */
function goTo(from: HTMLInputElement, step: number): void {
  const fields = [
    ...(from.closest("table")?.querySelectorAll<HTMLInputElement>(`input[${RANK_FIELD}]`) ?? []),
  ];
  const next = fields[fields.indexOf(from) + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
