import type { PaymentStatus } from "../../teams/contract/payment-status.js";

/** The reasons why a person may not come. */
export type Refusal = "NOT_QUALIFIED" | "NOT_PAID" | "NOT_CONFIRMED";

/** The facts about a person that decide whether they may come. */
export interface Comer {
  /**
   * Whether their team goes on to the round that costs the fee: by its place, where the event offers places, else by
   * its rank.
   */
  readonly qualified: boolean;
  readonly paymentStatus: PaymentStatus;
  /** Whether they agreed to be in the team, or have no account that could agree. */
  readonly confirmed: boolean;
}

/** The event's fee. With `feePaise` 0 all people of the event's teams may come. */
interface EntryRules {
  readonly feePaise: number;
}

/**
 * Returns why a person may not come to an event, or null when they may. Where there is a fee, their team must have
 * qualified for the round that costs it, with an accepted payment. Passes, the desk's list, check-ins and counts all
 * use this rule.
 */
export function refusalOf(
  { qualified, paymentStatus, confirmed }: Comer,
  { feePaise }: EntryRules,
): Refusal | null {
  if (feePaise > 0 && !qualified) return "NOT_QUALIFIED";
  if (feePaise > 0 && paymentStatus !== "accepted") return "NOT_PAID";
  return confirmed ? null : "NOT_CONFIRMED";
}
