import { groupBy } from "../../../kernel/lists.js";
import { isSameTransaction, transactionKey } from "../../payments/contract/transaction-id.js";
import { isLong, isUtr, type LineIds } from "./line-ids.js";
import type { Candidate, Claim } from "./match-facts.js";

/** The certainty of an id in a line: certain, too short to be certain, or with one zero too many or too few. */
type Certainty = "certain" | "short" | "nearly";

/** A claim whose id is in a line. */
export interface FoundClaim {
  readonly claim: Claim;
  readonly certainty: Certainty;
  /** Whether the line also has a likelier id of the transfer. */
  readonly hasBetterId: boolean;
}

/** Claims by the keys of their ids (`transactionKey`). In `nearly`, the zeros are removed from the keys. */
export interface ClaimIndex {
  readonly exact: ReadonlyMap<string, readonly Claim[]>;
  readonly nearly: ReadonlyMap<string, readonly Claim[]>;
}

export function indexClaims(claims: readonly Claim[]): ClaimIndex {
  return {
    exact: groupBy(claims, (claim) => [transactionKey(claim.transactionId), claim]),
    nearly: groupBy(claims, (claim) => [withoutZeros(transactionKey(claim.transactionId)), claim]),
  };
}

/**
 * Returns the claims whose ids occur in a line's reference column or narration. If these claims differ in certainty,
 * returns only the most certain ones. Ignores common keys, which do not identify a line.
 */
export function findClaims(ids: LineIds, index: ClaimIndex, common: ReadonlySet<string>): FoundClaim[] {
  const keys = [...ids.all].filter((key) => !common.has(key));
  const long = keys.filter(isLong);
  const certain = long.flatMap((key) => index.exact.get(key) ?? []);
  if (certain.length > 0) return found(certain, "certain", ids, common);
  const short = common.has(ids.whole) ? [] : (index.exact.get(ids.whole) ?? []);
  if (short.length > 0) return found(short, "short", ids, common);
  const nearly = long.flatMap((key) =>
    (index.nearly.get(withoutZeros(key)) ?? []).filter((claim) =>
      lacksOneZero(key, transactionKey(claim.transactionId)),
    ),
  );
  return found(nearly, "nearly", ids, common);
}

/**
 * Returns the ids that count as evidence. If the line has a team's reference, uncertain ids of other teams do not
 * count.
 */
export function trusted(ids: readonly FoundClaim[], references: readonly Candidate[]): readonly FoundClaim[] {
  if (references.length === 0) return ids;
  return ids.filter(
    ({ claim, certainty }) =>
      certainty === "certain" || references.some(({ teamId }) => teamId === claim.teamId),
  );
}

/** Returns the claims whose id occurs in this line without identifying it, because the id is common. */
export function findCommonClaims(ids: LineIds, index: ClaimIndex, common: ReadonlySet<string>): Claim[] {
  const keys = [...ids.all].filter((key) => isLong(key) && common.has(key));
  return [...new Set(keys.flatMap((key) => index.exact.get(key) ?? []))];
}

/** Returns the line's own transaction id, in the form that a payment claims, or null if no single id is certain. */
export function statedId(ids: LineIds, common: ReadonlySet<string>): string | null {
  const own = (words: readonly string[]): string[] =>
    words.filter((word) => !common.has(transactionKey(word)));
  const column = own(ids.columnUtrs);
  if (column.length > 0) return onlyOne(column);
  const [whole] = own([ids.wholeId]);
  return whole === undefined || whole === "" ? onlyOne(own(ids.narrationUtrs)) : whole;
}

function onlyOne(words: readonly string[]): string | null {
  return words.length === 1 ? (words[0] ?? null) : null;
}

function withoutZeros(key: string): string {
  return key.replaceAll("0", "");
}

/** Returns whether one key is the other without one of its zeros. */
function lacksOneZero(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  return Array.from(long).some(
    (char, at) => char === "0" && long.slice(0, at) + long.slice(at + 1) === short,
  );
}

function found(
  claims: readonly Claim[],
  certainty: Certainty,
  ids: LineIds,
  common: ReadonlySet<string>,
): FoundClaim[] {
  const isOwn = (word: string): boolean => !common.has(transactionKey(word));
  const [column, narration] = [ids.columnUtrs.filter(isOwn), ids.narrationUtrs.filter(isOwn)];
  return [...new Set(claims)].map((claim) => {
    const id = claim.transactionId;
    const inColumn = ids.column.has(transactionKey(id));
    // A bank's id in the reference column counts most, then a bank's id in the narration, then other ids such as an
    // account number.
    const better = inColumn && isUtr(id) ? [] : isUtr(id) ? column : [...column, ...narration];
    const hasBetterId = certainty === "certain" && better.some((other) => !isSameTransaction(other, id));
    return { claim, certainty, hasBetterId };
  });
}
