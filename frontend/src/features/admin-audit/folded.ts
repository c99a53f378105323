import { detailLists } from "./audit-labels";
import type { AuditEntry } from "./hooks/use-audit-log";

/** What is sent one after the other, so soon after each other, is one piece of work; entries about several stand alone. */
const SAME_WORK_MS = 60_000;
const FOLDED = new Set([
  "user.delete",
  "team.delete",
  "payment.accept",
  "payment.record",
  "payment.reopen",
  "payment.withdraw",
]);

/** An entry, with those of the same work that came right before it. */
export interface FoldedEntry {
  readonly entry: AuditEntry;
  /** Empty unless the row folds several entries; the newest first, `entry` included. */
  readonly all: readonly AuditEntry[];
}

/** The log with one line for each piece of work: what one person did to many, right after each other. */
export function folded(entries: readonly AuditEntry[]): readonly FoldedEntry[] {
  const runs: AuditEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run !== undefined && isSameWork(run, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((all) => {
    const [entry] = all;
    return entry === undefined ? [] : [{ entry, all: all.length > 1 ? all : [] }];
  });
}

function isSameWork(run: readonly AuditEntry[], entry: AuditEntry): boolean {
  const last = run.at(-1);
  return (
    last !== undefined &&
    FOLDED.has(entry.action) &&
    [last, entry].every(({ details }) => detailLists(details).length === 0) &&
    last.action === entry.action &&
    last.actorId === entry.actorId &&
    Date.parse(last.at) - Date.parse(entry.at) <= SAME_WORK_MS
  );
}
