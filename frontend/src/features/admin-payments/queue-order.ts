import type { Payment } from "./hooks/use-reported-payments";

/** Payments decided here, by id, with the moment of the report that the decision was about. */
export type Decided = ReadonlyMap<string, string>;

/**
 * Returns the payments that wait: pending, and not decided here a moment ago. One that was reported again since then
 * waits again. A list that was on its way while the decision was made cannot bring it back.
 */
export function waitingOf(payments: readonly Payment[], decided: Decided): readonly Payment[] {
  return payments.filter(
    ({ id, status, reportedAt }) => status === "pending" && decided.get(id) !== reportedAt,
  );
}

function isBefore(a: Payment, b: Payment): boolean {
  return a.reportedAt === b.reportedAt ? a.id < b.id : a.reportedAt < b.reportedAt;
}

/** The payment after this one, which need not be in the queue any more; at the end the last one that is left. */
export function nextOf(queue: readonly Payment[], current: Payment): Payment | null {
  const others = queue.filter(({ id }) => id !== current.id);
  return others.find((other) => isBefore(current, other)) ?? others.at(-1) ?? null;
}

/** The payment before this one, or null at the beginning. */
export function previousOf(queue: readonly Payment[], current: Payment): Payment | null {
  return queue.filter((other) => other.id !== current.id && isBefore(other, current)).at(-1) ?? null;
}

/** Whether a later payment waits. */
export function hasNext(queue: readonly Payment[], current: Payment): boolean {
  return queue.some((other) => other.id !== current.id && isBefore(current, other));
}
