import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { PaymentStep, PreviousPayment } from "../payment-step.entity.js";

/** A treasurer's act on a payment, and the payment's state before. */
export interface Act {
  /** The step that says so. */
  readonly id: string;
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly previous: PreviousPayment | null;
}

type Step = Pick<PaymentStep, "id" | "fromStatus" | "toStatus" | "at" | "basis" | "previous">;

/** The act that a payment's state rests on: the last one that was not reverted; null for none. Pass the steps oldest first. */
export function lastAct(steps: readonly Step[]): Act | null {
  const acts: (Act & { readonly at: Date })[] = [];
  for (const step of steps) {
    const { id, fromStatus: from, toStatus: to, at } = step;
    const last = acts.at(-1);
    if (isRevert(step)) acts.pop();
    // Before ADR 53 a statement wrote a booking as a report and its acceptance in the same moment.
    else if (last?.at.getTime() === at.getTime() && last.to === from)
      acts[acts.length - 1] = { ...last, id, to };
    else acts.push({ id, from, to, at, previous: previousOf(step) });
  }
  const act = acts.at(-1);
  if (!act) return null;
  const { at: _at, ...rest } = act;
  return rest;
}

/** Reverts from before ADR 53 have no basis, and are the only steps that led from accepted to these two. */
function isRevert({ basis, fromStatus, toStatus }: Step): boolean {
  return (
    basis === "revert" || (fromStatus === "accepted" && (toStatus === "pending" || toStatus === "incomplete"))
  );
}

function previousOf({ previous }: Step): PreviousPayment | null {
  return previous === null ? null : (JSON.parse(previous) as PreviousPayment);
}
