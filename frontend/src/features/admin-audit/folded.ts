import { detailLists } from "./audit-labels";
import type { AuditEntry } from "./hooks/use-audit-log";

/** Maximum time in milliseconds between two consecutive entries that are folded together. */
const SAME_WORK_MS = 60_000;
const FOLDED = new Set([
  "user.delete",
  "team.delete",
  "payment.accept",
  "payment.record",
  "payment.reopen",
  "payment.withdraw",
]);

/** An entry to show, with the entries that are folded into it. */
export interface FoldedEntry {
  readonly entry: AuditEntry;
  /** All folded entries, newest first, including `entry`. Empty if nothing is folded. */
  readonly all: readonly AuditEntry[];
}

/**
 * Folds the log: if a person repeated an action of `FOLDED` on several targets, each within a minute of the previous
 * one, shows one entry for all of them. Entries with a long list are never folded.
 */
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
