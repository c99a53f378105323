/** The one fee rule: registering is free, the round that a team qualified for costs the fee. */

/** True when a team of this ranking (1 is best, null is unranked) plays the round that costs the fee. */
export function qualifies(ranking: number | null, event: { readonly qualifyingRank: number }): boolean {
  return ranking !== null && ranking <= event.qualifyingRank;
}

/**
 * What a team of this event transfers, in paise. Not a question of the ranking: a report is taken from any team,
 * because the money may already have moved.
 */
export function amountToPay(event: { readonly feePaise: number }): number {
  return event.feePaise;
}
