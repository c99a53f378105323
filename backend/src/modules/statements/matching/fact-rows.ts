import type { RawTime } from "../../../kernel/db/raw-sql.js";
import type { Claim, MatchFacts } from "./match-facts.js";

/** A claim, with when it was made. */
type ClaimRow = Claim & { readonly claimedAt: RawTime };

/** A part of what lines are matched against: it is read page by page. */
export interface FactRows extends Partial<
  Pick<MatchFacts, "candidates" | "returns" | "settled" | "ownNumbers">
> {
  readonly claims?: readonly ClaimRow[];
  readonly seen?: readonly (readonly [fingerprint: string, paymentId: string])[];
  readonly spent?: readonly (readonly [key: string, paymentId: string])[];
}

/** The facts that parts add up to. */
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

/** The first claim of a number counts first. They come in the order of their numbers, which a sort keeps. */
function byTime({ claimedAt: one }: ClaimRow, { claimedAt: other }: ClaimRow): number {
  if (one < other) return -1;
  return one > other ? 1 : 0;
}
