import type { ReactNode } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { DateTime } from "../../../shared/ui/date-time";
import { changesText, draftChanges, qualification, type Board } from "../ranking-facts";

interface DraftSummaryProps {
  readonly board: Board;
  readonly isSaving: boolean;
  /** What can be done with the draft. */
  readonly children: ReactNode;
}

/** What the draft holds, who has it from whom, and what it would mean for the next round. */
export function DraftSummary({ board, isSaving, children }: DraftSummaryProps) {
  const { event, teams, savedAt, savedBy } = board;
  const changes = draftChanges(teams);
  const { before, after, owing } = qualification(board);
  const fee = event.fee === 0 || before === 0 ? "" : owingText(owing, formatPaise(event.fee));
  const places = event.qualifyingRank === 1 ? "rank 1" : `rank 1 to ${event.qualifyingRank}`;
  const ranked = teams.filter(({ ranking }) => ranking !== null).length;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-l-8 border-accent bg-surface px-4 py-3">
      <div className="grid min-w-60 flex-1 gap-1">
        <h2 className="text-lg leading-tight">{event.title}</h2>
        <p role="status" className="font-semibold">
          {isSaving ? "Saving..." : changes.length === 0 ? "No draft." : `Draft: ${changesText(changes)}`}
        </p>
        {changes.length === 0 || savedAt === null ? null : (
          <p className="text-sm text-soft">
            Saved by {savedBy} on <DateTime value={savedAt} />. No team sees it before it is published.
          </p>
        )}
        <p className="text-sm text-soft">
          Published: {ranked} of {teams.length} teams ranked; {before}{" "}
          {before === 1 ? "qualifies" : "qualify"} for Round 2 ({places}).{fee}
          {changes.length === 0 ? "" : ` With the draft it would be ${after}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function owingText(owing: number, fee: string): string {
  if (owing === 0) return ` None of them still owes the fee of ${fee}.`;
  return ` ${owing} of them still ${owing === 1 ? "owes" : "owe"} the fee of ${fee}.`;
}
