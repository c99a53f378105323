/** The purpose of a student's request. */
export type Step = "sign-up" | "log-in" | "everything else";

/** Response times, refusals and failures of the requests in a rush. */
export class Figures {
  readonly #milliseconds = new Map<Step, number[]>();
  readonly #refusals = new Map<string, number>();
  readonly #errors = new Map<string, number>();

  answered(step: Step, milliseconds: number): void {
    const list = this.#milliseconds.get(step);
    if (list) list.push(milliseconds);
    else this.#milliseconds.set(step, [milliseconds]);
  }

  /** Counts a request that was refused temporarily. */
  refused(what: string): void {
    this.#refusals.set(what, (this.#refusals.get(what) ?? 0) + 1);
  }

  /** Counts a student who could not finish. */
  failed(why: string): void {
    this.#errors.set(why, (this.#errors.get(why) ?? 0) + 1);
  }

  get refusals(): number {
    return sum(this.#refusals);
  }

  get errors(): number {
    return sum(this.#errors);
  }

  lines(): string[] {
    const steps = [...this.#milliseconds].map(([step, list]) => `${step.padEnd(16)} ${spread(list)}`);
    return [
      `refused ${String(this.refusals)}${reasons(this.#refusals)}, failed ${String(this.errors)}${reasons(this.#errors)}`,
      ...steps.sort(),
    ];
  }
}

/** Returns the count, median, 95th percentile and maximum of some durations as one text. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0).padStart(6);
  return `n ${String(sorted.length).padStart(6)}   p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   max ${at(1)} ms`;
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function reasons(counts: ReadonlyMap<string, number>): string {
  const texts = [...counts].map(([what, count]) => `${String(count)} × ${what}`);
  return texts.length === 0 ? "" : ` (${texts.join(", ")})`;
}
