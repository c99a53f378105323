import type { Payment } from "./hooks/use-reported-payments";

/** The payments decided on this screen: each payment's id with the time of the report that was decided. */
export type Decided = ReadonlyMap<string, string>;

/**
 * Returns the waiting payments. Leaves out payments that were just decided on this screen, because a list that was
 * requested before the decision still has them as pending. A payment that was reported again after its decision waits
 * again.
 */
export function waitingOf(payments: readonly Payment[], decided: Decided): readonly Payment[] {
  return payments.filter(
    ({ id, status, reportedAt }) => status === "pending" && decided.get(id) !== reportedAt,
  );
}

function isBefore(a: Payment, b: Payment): boolean {
  return a.reportedAt === b.reportedAt ? a.id < b.id : a.reportedAt < b.reportedAt;
}

/**
 * Returns the payment after the given one. If none follows, returns the last of the other payments, or null. The given
 * payment may have left the queue.
 */
export function nextOf(queue: readonly Payment[], current: Payment): Payment | null {
  const others = queue.filter(({ id }) => id !== current.id);
  return others.find((other) => isBefore(current, other)) ?? others.at(-1) ?? null;
}

/** Returns the payment before the given one, or null at the beginning. */
export function previousOf(queue: readonly Payment[], current: Payment): Payment | null {
  return queue.filter((other) => other.id !== current.id && isBefore(other, current)).at(-1) ?? null;
}

export function hasNext(queue: readonly Payment[], current: Payment): boolean {
  return queue.some((other) => other.id !== current.id && isBefore(current, other));
}
