import { plainCharacters, withoutLookAlikes } from "../reading/plain-characters.js";
import type { StatementLine } from "../reading/read-lines.js";
import type { Claim } from "./match-facts.js";

/** How sure it is that a line shows an id: certain, too short to be sure of, or with a zero too many or too few. */
type Certainty = "certain" | "short" | "nearly";

/** A claim that a line shows. */
export interface FoundClaim {
  readonly claim: Claim;
  readonly certainty: Certainty;
}

/** Claims by the spelling in which ids are compared. */
export interface ClaimIndex {
  readonly exact: ReadonlyMap<string, readonly Claim[]>;
  readonly nearly: ReadonlyMap<string, readonly Claim[]>;
}

/** Shorter ids are words, dates and cheque numbers as often as not. */
const LONG_ENOUGH = 10;
const ENOUGH_DIGITS = 6;
/** A UPI reference has 12 digits, of which the first may be a zero. */
const UPI_DIGITS = 12;
const DIGIT_RUN = /\d{11,}/g;
/** Payment addresses, branch codes and phone numbers stand in narrations, and are nobody's transaction id. */
const ADDRESS = /[0-9A-Z._]+@[0-9A-Z.]*/g;
const IFSC = /^[A-Z]{4}0[0-9A-Z]{6}$/;
const PHONE = /^(?:91)?[6-9]\d{9}$/;

export function indexClaims(claims: readonly Claim[]): ClaimIndex {
  return {
    exact: grouped(claims, ({ transactionId }) => idKey(transactionId)),
    nearly: grouped(claims, ({ transactionId }) => withoutZeros(idKey(transactionId))),
  };
}

/** The claims that a line shows, in its reference column or within its narration; only the surest kind. */
export function findClaims(line: StatementLine, index: ClaimIndex): FoundClaim[] {
  const whole = idKey(line.reference);
  const words = [...idWords(line.reference), ...idWords(line.description)].map(idKey);
  const keys = [...new Set([whole, ...words])].filter((key) => key !== "");
  const long = keys.filter(isLong);
  const certain = long.flatMap((key) => index.exact.get(key) ?? []);
  if (certain.length > 0) return found(certain, "certain");
  const short = index.exact.get(whole) ?? [];
  if (short.length > 0) return found(short, "short");
  const nearly = long.flatMap((key) =>
    (index.nearly.get(withoutZeros(key)) ?? []).filter((claim) =>
      lacksOneZero(key, idKey(claim.transactionId)),
    ),
  );
  return found(nearly, "nearly");
}

/** The id that a line states, as a payment would claim it; null when it states none that is beyond doubt. */
export function statedId({ reference, description }: StatementLine): string | null {
  const whole = plainCharacters(reference).replace(/[\s\-/]/g, "");
  if (/^[0-9A-Z]{1,64}$/.test(whole) && isLong(idKey(whole)) && !PHONE.test(whole)) return asReported(whole);
  const runs = new Set(idWords(description).filter((word) => /^\d{12}$/.test(word)));
  return runs.size === 1 ? ([...runs][0] ?? null) : null;
}

/** True when two ids differ by no more than zeros in front and look-alike letters. */
export function sameId(one: string, other: string): boolean {
  return idKey(one) === idKey(other);
}

/** Banks fill up with zeros in front; what people read in their app has 12 digits. */
function asReported(id: string): string {
  return /^\d+$/.test(id) ? id.replace(/^0+/, "").padStart(UPI_DIGITS, "0") : id;
}

function idKey(text: string): string {
  return withoutLookAlikes(text)
    .replace(/[^0-9A-Z]/g, "")
    .replace(/^0+/, "");
}

function withoutZeros(key: string): string {
  return key.replaceAll("0", "");
}

/** True when one of two keys is the other one without one of its zeros. */
function lacksOneZero(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  return Array.from(long).some(
    (char, at) => char === "0" && long.slice(0, at) + long.slice(at + 1) === short,
  );
}

function isLong(key: string): boolean {
  return key.length >= LONG_ENOUGH && key.replace(/\D/g, "").length >= ENOUGH_DIGITS;
}

/** The words of a text that may be ids, and long runs of digits inside them. */
function idWords(text: string): string[] {
  const words =
    plainCharacters(text)
      .replace(ADDRESS, " ")
      .match(/[0-9A-Z]+/g) ?? [];
  const likely = words.filter((word) => !IFSC.test(word) && !PHONE.test(word));
  return [...new Set(likely.flatMap((word) => [word, ...(word.match(DIGIT_RUN) ?? [])]))];
}

function grouped(claims: readonly Claim[], keyOf: (claim: Claim) => string): Map<string, Claim[]> {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = keyOf(claim);
    const group = groups.get(key);
    if (group) group.push(claim);
    else groups.set(key, [claim]);
  }
  return groups;
}

function found(claims: readonly Claim[], certainty: Certainty): FoundClaim[] {
  return [...new Set(claims)].map((claim) => ({ claim, certainty }));
}
