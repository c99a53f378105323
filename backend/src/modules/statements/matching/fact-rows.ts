import type { RawTime } from "../../../kernel/db/raw-sql.js";
import type { Claim, MatchFacts } from "./match-facts.js";

type ClaimRow = Claim & { readonly claimedAt: RawTime };

/** One page of the facts that lines are matched with. */
export interface FactRows extends Partial<
  Pick<MatchFacts, "candidates" | "returns" | "settled" | "ownNumbers">
> {
  readonly claims?: readonly ClaimRow[];
  readonly seen?: readonly (readonly [fingerprint: string, paymentId: string])[];
  readonly spent?: readonly (readonly [key: string, paymentId: string])[];
}

export function factsOf(parts: readonly FactRows[]): MatchFacts {
  const claims = parts.flatMap((part) => part.claims ?? []);
  return {
    candidates: parts.flatMap((part) => part.candidates ?? []),
    claims: claims.sort(byTime),
    seen: new Map(parts.flatMap((part) => part.seen ?? [])),
    spent: new Map(parts.flatMap((part) => part.spent ?? [])),
    returns: parts.flatMap((part) => part.returns ?? []),
    settled: parts.flatMap((part) => part.settled ?? []),
    ownNumbers: parts.flatMap((part) => part.ownNumbers ?? []),
  };
}

/**
 * Compares claims by time. The sort is stable, so claims with the same time stay ordered by transaction id, the order
 * in which they were read.
 */
function byTime({ claimedAt: one }: ClaimRow, { claimedAt: other }: ClaimRow): number {
  if (one < other) return -1;
  return one > other ? 1 : 0;
}
