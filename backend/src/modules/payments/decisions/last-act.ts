import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { PaymentStep, PreviousPayment } from "../payment-step.entity.js";

/** An action of a team's leader or a treasurer on a payment, with the payment's status before and after. */
export interface Act {
  /** The id of the action's step. */
  readonly id: string;
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly previous: PreviousPayment | null;
}

type Step = Pick<PaymentStep, "id" | "fromStatus" | "toStatus" | "at" | "basis" | "previous">;

/**
 * Returns the last action that was not reverted, or null if there is none. This action determines the payment's state.
 * @param steps the payment's steps, oldest first
 */
export function lastAct(steps: readonly Step[]): Act | null {
  const acts: (Act & { readonly at: Date })[] = [];
  for (const step of steps) {
    const { id, fromStatus: from, toStatus: to, at } = step;
    const last = acts.at(-1);
    if (isRevert(step)) acts.pop();
    // Before ADR 53, a booking from a statement was stored as two steps with the same time: a report and its
    // acceptance.
    else if (last?.at.getTime() === at.getTime() && last.to === from)
      acts[acts.length - 1] = { ...last, id, to };
    else acts.push({ id, from, to, at, previous: previousOf(step) });
  }
  const act = acts.at(-1);
  if (!act) return null;
  const { at: _at, ...rest } = act;
  return rest;
}

/**
 * Returns whether a step is a revert. Reverts from before ADR 53 have no basis, and are recognised by their states: no
 * other step leads from accepted to pending or incomplete.
 */
function isRevert({ basis, fromStatus, toStatus }: Step): boolean {
  return (
    basis === "revert" || (fromStatus === "accepted" && (toStatus === "pending" || toStatus === "incomplete"))
  );
}

function previousOf({ previous }: Step): PreviousPayment | null {
  return previous === null ? null : (JSON.parse(previous) as PreviousPayment);
}
