/** The rule about fees: registration is free, and teams that qualify pay a fee for the next round. */

/**
 * Returns whether a team has qualified for the round that costs the fee. Rank 1 is the best, and null means unranked.
 */
export function qualifies(ranking: number | null, event: { readonly qualifyingRank: number }): boolean {
  return ranking !== null && ranking <= event.qualifyingRank;
}

/**
 * Returns the amount in paise that a team of this event transfers. The amount does not depend on the ranking, because
 * any team may report a payment that it has already made.
 */
export function amountToPay(event: { readonly feePaise: number }): number {
  return event.feePaise;
}
