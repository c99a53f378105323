import { inputOf, type EventValues } from "./event-values";

/** What decides which teams pay, and how much. */
export interface FeeTerms {
  /** Paise. */
  readonly fee: number;
  readonly qualifyingRank: number;
}

export function feeTermsOf(values: EventValues): FeeTerms {
  const { fee, qualifyingRank } = inputOf(values);
  return { fee, qualifyingRank };
}

export function sameTerms(one: FeeTerms, other: FeeTerms): boolean {
  return one.fee === other.fee && one.qualifyingRank === other.qualifyingRank;
}
