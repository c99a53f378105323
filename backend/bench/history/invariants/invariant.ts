import type { Write } from "../record.js";
import type { Row, Snapshot } from "../snapshot.js";

/** Input of an invariant. */
export interface Evidence {
  readonly now: Snapshot;
  /** The snapshot before this one. Null for the first snapshot. */
  readonly before: Snapshot | null;
  /** All writes before the snapshot. None is under way at the time of the snapshot. */
  readonly writes: readonly Write[];
  /** The sums that the server's pages show, or null if the pages were not read. */
  readonly book: Book | null;
}

/** Sums of the ledger and of the treasurer's figures, in paise. */
export interface Book {
  readonly bankTotal: number;
  readonly bankSum: number;
  readonly cashTotal: number;
  readonly unseen: number;
  readonly teams: number;
  readonly open: number;
  readonly figures: {
    readonly accepted: number;
    readonly cash: number;
    readonly surplus: number;
    readonly open: number;
  };
}

/** A function that returns the violations of one invariant. */
type Invariant = (evidence: Evidence) => readonly string[];

/** Invariants, keyed by the sentence that each one checks. */
export type Invariants = Readonly<Record<string, Invariant>>;

/** Returns the rows grouped by a column's value. Rows without a value are left out. */
export function byColumn(rows: readonly Row[], column: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = row[column];
    if (value === null || value === undefined || value === "") continue;
    const group = groups.get(String(value));
    if (group) group.push(row);
    else groups.set(String(value), [row]);
  }
  return groups;
}

/**
 * Returns the combinations of values that more than one row has in these columns. Ignores rows that lack one of the
 * values.
 */
export function repeated(rows: readonly Row[], ...columns: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const cells = columns.map((column) => row[column]);
    if (cells.some((cell) => cell === null || cell === undefined || cell === "")) continue;
    const key = cells.join(" ");
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].filter(([, count]) => count > 1).map(([key, count]) => `${key}: ${String(count)} times`);
}

/**
 * Returns the numbers that break the sequence 1, 2, 3 … after sorting, or an empty list if no number is missing or
 * repeated.
 */
export function gaps(numbers: readonly number[]): string[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.flatMap((number, at) =>
    number === at + 1 ? [] : [`${String(number)} at place ${String(at + 1)}`],
  );
}

export function sum(rows: readonly Row[], column: string): number {
  return rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
}

export function idsOf(rows: readonly Row[], column = "id"): Set<string> {
  return new Set(rows.map((row) => String(row[column])));
}

/** Returns the ids of all teams that an organiser deleted, including teams restored later. */
export function deletedTeams({ audit_entries: entries }: Snapshot): Set<string> {
  return idsOf(
    entries.filter(({ action }) => action === "team.delete"),
    "targetId",
  );
}
