/**
 * The outcome of a write.
 * - done
 * - refused: a rule did not allow the write
 * - unsent: no server accepted the connection
 * - unknown: the connection was cut, or the server itself did not know the outcome
 */
export type Outcome = "done" | "refused" | "unsent" | "unknown";

/**
 * Where to find a write's `mark` in the database. The mark is there once if the write was done, at most once if the
 * outcome is unknown, and otherwise never.
 */
export type Trace =
  | "account"
  | "team"
  | "step"
  | "audit"
  | "slip"
  | "refund"
  | "returned"
  | "checkIn"
  | "batch"
  | "ended session"
  | "publication";

export interface Write {
  readonly name: string;
  readonly by: string;
  /** The times of the request (`at`) and the reply (`end`), in milliseconds since 1970. */
  readonly at: number;
  readonly end: number;
  readonly outcome: Outcome;
  /** The reason for the refusal, or how the reply was lost. */
  readonly code: string;
  /** A text or id that no other write contains. */
  readonly mark?: string | undefined;
  readonly traces?: readonly Trace[] | undefined;
  /**
   * The cell that the write sets. Afterwards the cell holds the value of the last write, of a write that overlapped
   * with the last one, or of a write with an unknown outcome.
   */
  readonly sets?: { readonly cell: string; readonly value: string } | undefined;
  /** The id of the team that the write created. */
  readonly made?: string | undefined;
  /** The id of the team that the write may delete. */
  readonly ends?: string | undefined;
}

/** All writes of the actors, and each observation that breaks a rule. */
export class History {
  readonly writes: Write[] = [];
  readonly violations: string[] = [];
  /** Operations and queries that the server answered with an internal error. */
  readonly faults: string[] = [];
  reads = 0;

  get acknowledged(): number {
    return this.writes.filter(({ outcome }) => outcome === "done").length;
  }

  /**
   * Returns the counts of writes by operation and outcome. The operation with the most successful writes comes first.
   */
  lines(): string[] {
    const counts = new Map<string, Record<Outcome, number>>();
    for (const { name, outcome } of this.writes) {
      const count = counts.get(name) ?? { done: 0, refused: 0, unsent: 0, unknown: 0 };
      count[outcome]++;
      counts.set(name, count);
    }
    return [...counts]
      .sort(([, a], [, b]) => b.done - a.done)
      .map(([name, { done, refused, unsent, unknown }]) => {
        const cells = [done, refused, unknown, unsent].map((count) => String(count).padStart(7));
        return `${name.padEnd(20)}${cells.join("")}`;
      });
  }
}
