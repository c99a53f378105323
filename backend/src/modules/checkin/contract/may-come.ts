import type { PaymentStatus } from "../../teams/contract/payment-status.js";

/** Reasons why a person may not come. */
export type Refusal = "NOT_QUALIFIED" | "NOT_PAID" | "NOT_CONFIRMED";

/** The facts that decide whether a person may come. */
export interface Comer {
  /**
   * Whether the person's team goes on to the round that costs the fee. If the event offers places, the team's place
   * decides, otherwise the team's rank.
   */
  readonly qualified: boolean;
  readonly paymentStatus: PaymentStatus;
  /** Whether the person agreed to be in the team, or has no account that could agree. */
  readonly confirmed: boolean;
}

/** The event's fee. If `feePaise` is 0, all confirmed people of the event's teams may come. */
interface EntryRules {
  readonly feePaise: number;
}

/**
 * Returns why a person may not come to an event, or null if they may. The person must be confirmed. If there is a fee,
 * their team must also have qualified for the round that costs the fee, and have an accepted payment. Passes, the
 * desk's list, check-ins and counts all use this rule.
 */
export function refusalOf(
  { qualified, paymentStatus, confirmed }: Comer,
  { feePaise }: EntryRules,
): Refusal | null {
  if (feePaise > 0 && !qualified) return "NOT_QUALIFIED";
  if (feePaise > 0 && paymentStatus !== "accepted") return "NOT_PAID";
  return confirmed ? null : "NOT_CONFIRMED";
}
