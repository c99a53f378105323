import type { Payment } from "./hooks/use-reported-payments";

/** Payments decided on this screen, by id, with the time of the report that was decided. */
export type Decided = ReadonlyMap<string, string>;

/**
 * Returns the waiting payments: pending, and not just decided on this screen. A payment that was reported again since
 * then waits again. A list that was requested before the decision cannot bring a payment back.
 */
export function waitingOf(payments: readonly Payment[], decided: Decided): readonly Payment[] {
  return payments.filter(
    ({ id, status, reportedAt }) => status === "pending" && decided.get(id) !== reportedAt,
  );
}

function isBefore(a: Payment, b: Payment): boolean {
  return a.reportedAt === b.reportedAt ? a.id < b.id : a.reportedAt < b.reportedAt;
}

/** Returns the payment after this one, which need not be in the queue any more, or the last one at the end. */
export function nextOf(queue: readonly Payment[], current: Payment): Payment | null {
  const others = queue.filter(({ id }) => id !== current.id);
  return others.find((other) => isBefore(current, other)) ?? others.at(-1) ?? null;
}

/** Returns the payment before this one, or null at the beginning. */
export function previousOf(queue: readonly Payment[], current: Payment): Payment | null {
  return queue.filter((other) => other.id !== current.id && isBefore(other, current)).at(-1) ?? null;
}

/** Returns whether a later payment waits. */
export function hasNext(queue: readonly Payment[], current: Payment): boolean {
  return queue.some((other) => other.id !== current.id && isBefore(current, other));
}
