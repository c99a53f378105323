/** The only rule about fees: registering is free, and the round for which a team qualifies costs the fee. */

/** Returns whether a team with this ranking (1 is best, null is unranked) plays the round that costs the fee. */
export function qualifies(ranking: number | null, event: { readonly qualifyingRank: number }): boolean {
  return ranking !== null && ranking <= event.qualifyingRank;
}

/**
 * Returns the amount that a team of this event transfers, in paise. The amount does not depend on the ranking. Any team
 * may report a payment, because it may already have paid.
 */
export function amountToPay(event: { readonly feePaise: number }): number {
  return event.feePaise;
}
