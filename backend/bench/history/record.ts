/**
 * What became of a write: done, refused for a reason of the rules, never sent (no server listened), or unknown (the connection was cut,
 * or the server did not know either).
 */
export type Outcome = "done" | "refused" | "unsent" | "unknown";

/** Where the database shows a write's mark exactly once when it was done, and never when it was not. */
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

/** A write as an actor sent it. */
export interface Write {
  readonly name: string;
  readonly by: string;
  /** When it was sent and answered, in milliseconds since 1970. */
  readonly at: number;
  readonly end: number;
  readonly outcome: Outcome;
  /** Why it was refused, or how its answer was lost. */
  readonly code: string;
  /** A text or id that no other write has. */
  readonly mark?: string | undefined;
  readonly traces?: readonly Trace[] | undefined;
  /** A cell that it sets: the last write that is over decides what is in it. */
  readonly sets?: { readonly cell: string; readonly value: string } | undefined;
  /** The team that it made. */
  readonly made?: string | undefined;
  /** The team that it may delete. */
  readonly ends?: string | undefined;
}

/** Everything that actors did and what they saw that cannot be. */
export class History {
  readonly writes: Write[] = [];
  readonly violations: string[] = [];
  /** Operations and queries that were answered with a fault of the server. */
  readonly faults: string[] = [];
  reads = 0;

  get acknowledged(): number {
    return this.writes.filter(({ outcome }) => outcome === "done").length;
  }

  /** Returns the counts of writes by operation and outcome, the most frequent operation first. */
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
