import { LIMITS } from "../../../kernel/contract/limits.js";
import type { StatementOutcome } from "../contract/statement.enums.js";
import type { ParsedLine } from "../reading/read-lines.js";
import { findReferences, indexReferences, type ReferenceIndex } from "./find-references.js";
import { findNearReference, indexNear, type NearIndex } from "./find-near-reference.js";
import { commonKeys, type CommonKeys } from "./common-ids.js";
import {
  findClaims,
  findCommonClaims,
  indexClaims,
  statedId,
  trusted,
  type ClaimIndex,
  type FoundClaim,
} from "./find-transaction-ids.js";
import { isSameTransaction, transactionKey } from "../../payments/contract/transaction-id.js";
import { readIds, type LineIds } from "./line-ids.js";
import type { Candidate, Claim, LineMatch, MatchFacts, Reason } from "./match-facts.js";
import { matchByPayer } from "./match-by-payer.js";
import { inDoubt } from "./match-doubts.js";
import { matchReturns } from "./match-returns.js";
import { nameWords, namesPayer } from "./payer-names.js";
import { noMoney, REASONS } from "./reason-labels.js";
import { refuseSharedTargets } from "./shared-targets.js";

interface Indexes {
  readonly claims: ClaimIndex;
  readonly references: ReferenceIndex;
  readonly teams: ReadonlyMap<string, Candidate>;
  readonly seen: MatchFacts["seen"];
  readonly spent: MatchFacts["spent"];
  /** Payments that a transfer in `spent` confirmed, even if they were refunded or reported again since. */
  readonly paid: ReadonlySet<string>;
  readonly common: CommonKeys;
}

interface Evidence {
  readonly line: ParsedLine;
  readonly paise: number;
  readonly ids: readonly FoundClaim[];
  /** Claims whose id proves nothing, because other lines have the same id or the id is the club's account number. */
  readonly commonClaims: readonly Claim[];
  readonly references: readonly Candidate[];
  /**
   * True if the line misspells the reference. A misspelt reference is no proof by itself. The error is a missing zero,
   * or another single error if `slip` is true.
   */
  readonly repaired: boolean;
  readonly slip: boolean;
  readonly stated: string | null;
}

/** The result of a line before it is compared with the results of other lines. `matchLine` adds the ids. */
type Verdict = Omit<LineMatch, "statedId" | "utrs">;

/**
 * Finds the team of every line of a statement, and how certain the match is. Pure, because a commit relies on getting
 * the same result for the same lines and facts.
 */
export function matchStatement(lines: readonly ParsedLine[], facts: MatchFacts): LineMatch[] {
  const read = lines.map((line) => [line, readIds(line)] as const);
  const references = indexReferences(facts.candidates);
  const indexes: Indexes = {
    claims: indexClaims(facts.claims),
    references,
    teams: new Map(facts.candidates.map((candidate) => [candidate.teamId, candidate])),
    seen: facts.seen,
    spent: facts.spent,
    paid: new Set([...facts.spent.values()].filter((paymentId) => paymentId !== "")),
    common: commonKeys(read, facts.ownNumbers),
  };
  const matches = read.map(([line, ids]) => [matchLine(line, ids, indexes), ids] as const);
  const returned = matchReturns(matches, facts, indexes.common.nonIdentifying);
  const near = byNearReference(returned, indexes);
  return refuseSharedTargets(matchByPayer(near, facts.candidates));
}

/**
 * Matches lines that have no other evidence and whose reference is one error away from a team's reference. Skips a team
 * that another line names.
 */
function byNearReference(matches: readonly LineMatch[], indexes: Indexes): LineMatch[] {
  const { references } = indexes;
  const named = new Set(matches.map(({ candidate }) => candidate?.teamId));
  let index: NearIndex | undefined;
  const near = (): NearIndex => (index ??= indexNear(references));
  return matches.map((match) => {
    const { line, outcome, reasons, statedId: stated } = match;
    const { paise } = line.money;
    if (outcome !== "unclaimed" || paise === null || reasons[0]?.code !== "nobody") return match;
    const team = findNearReference([line.description, line.reference], references, near);
    if (!team || named.has(team.teamId) || !["pending", "incomplete"].includes(team.status)) return match;
    const evidence = { line, paise, ids: [], commonClaims: [], references: [team], stated };
    return { ...match, ...byReference({ ...evidence, repaired: true, slip: true }, indexes) };
  });
}

/** Matches a line by transaction id and reference. Returned money, near references and payers are considered later. */
function matchLine(line: ParsedLine, ids: LineIds, indexes: Indexes): LineMatch {
  const stated = statedId(ids, indexes.common.all);
  const utrs = [...new Set([...ids.columnUtrs, ...ids.narrationUtrs].map(transactionKey))];
  return { ...inDoubt(verdict(line, ids, stated, indexes), indexes.seen), statedId: stated, utrs };
}

function verdict(line: ParsedLine, ids: LineIds, stated: string | null, indexes: Indexes): Verdict {
  const { claims, references, teams, seen, common } = indexes;
  if (line.money.problem !== null) return result(line, "ignored", null, noMoney(line.money.problem));
  if (seen.has(line.fingerprint)) return result(line, "seen", null, REASONS.inBatch);
  if (line.money.paise > LIMITS.feeMaxPaise) return result(line, "unclaimed", null, noMoney("tooLarge"));
  const named = findReferences([line.description, line.reference], references);
  const evidence: Evidence = {
    line,
    paise: line.money.paise,
    ids: trusted(findClaims(ids, claims, common.all), named.teams),
    commonClaims: findCommonClaims(ids, claims, common.all),
    references: named.teams,
    repaired: named.repaired,
    slip: false,
    stated,
  };
  return (
    contradiction(evidence) ??
    byRepeatedId(evidence, common, teams) ??
    byId(evidence, indexes) ??
    byReference(evidence, indexes)
  );
}

/** Returns a conflict if another line has the same claimed id and this line names no other team, otherwise null. */
function byRepeatedId(
  { line, ids, commonClaims, references }: Evidence,
  { repeated }: CommonKeys,
  teams: Indexes["teams"],
): Verdict | null {
  const claims = commonClaims.filter(({ transactionId }) => repeated.has(transactionKey(transactionId)));
  const [claim] = claims;
  const named = [...references.map(({ teamId }) => teamId), ...ids.map(({ claim: { teamId } }) => teamId)];
  if (!claim || named.some((teamId) => teamId !== claim.teamId)) return null;
  const lines = repeated.get(transactionKey(claim.transactionId)) ?? [];
  const names = [...new Set(claims.map(({ teamName }) => teamName))];
  return result(line, "conflict", teams.get(claim.teamId ?? "") ?? null, REASONS.repeatedId(lines, names));
}

/** Returns a conflict if a line has ids or references of several teams. */
function contradiction({ line, ids, references }: Evidence): Verdict | null {
  const [first] = ids;
  const payments = new Map(ids.map(({ claim }) => [claim.paymentId, claim.teamName]));
  const [team] = references;
  if (payments.size > 1) return result(line, "conflict", null, REASONS.severalIds([...payments.values()]));
  if (references.length > 1) {
    const names = references.map(({ teamName }) => teamName);
    return result(line, "conflict", null, REASONS.severalReferences(names));
  }
  if (!first || !team || first.claim.teamId === team.teamId) return null;
  return result(line, "conflict", null, REASONS.idAgainstReference(first.claim.teamName, team.teamName));
}

/** Returns the result by transaction id, or null if the line has no id that a team reported. */
function byId(evidence: Evidence, { teams, spent, paid }: Indexes): Verdict | null {
  const { line, paise, ids, references, repaired } = evidence;
  const [first] = ids;
  if (!first) return null;
  const team = teams.get(first.claim.teamId ?? "") ?? null;
  const isInForce = ({ claim }: FoundClaim): boolean =>
    isSameTransaction(claim.transactionId, team?.transactionId ?? "");
  const bestClaim = ids.find(isInForce) ?? first;
  const { claim, certainty, hasBetterId } = bestClaim;
  const isKnown = paid.has(claim.paymentId) || claim.status !== "accepted";
  const seenPaymentId = isKnown ? spent.get(transactionKey(claim.transactionId)) : claim.paymentId;
  if (certainty === "certain" && seenPaymentId !== undefined) {
    const reason = claim.status === "accepted" ? REASONS.accepted : REASONS.spent;
    return { ...result(line, "seen", team, reason), seenPaymentId };
  }
  if (claim.disputedBy.length > 0) return result(line, "conflict", team, REASONS.disputed(claim.disputedBy));
  if (claim.status === "rejected") return result(line, "conflict", team, REASONS.rejected);
  if (claim.status === "accepted") return result(line, "conflict", team, REASONS.paidAlready);
  if (!team) return result(line, "conflict", null, REASONS.otherEvent(claim.teamName));
  const inForce = isInForce(bestClaim);
  const due = paise === team.amountPaise;
  const sure =
    due && ((references.length > 0 && !repaired) || (certainty === "certain" && inForce && !hasBetterId));
  return result(
    line,
    sure ? "exact" : "probable",
    team,
    idReason(bestClaim, inForce),
    ...(hasBetterId ? [REASONS.idBeside] : []),
    ...otherReasons(evidence, team),
  );
}

function idReason({ certainty }: FoundClaim, inForce: boolean): Reason {
  if (certainty === "short") return REASONS.shortId;
  if (certainty === "nearly") return REASONS.nearlyId;
  return inForce ? REASONS.transactionId : REASONS.earlierId;
}

/** Returns the result by the team's reference, for a line without a known transaction id. */
function byReference(evidence: Evidence, { paid }: Indexes): Verdict {
  const { line, paise, references, repaired, commonClaims, stated } = evidence;
  const [team] = references;
  if (!team) {
    const names = commonClaims.map(({ teamName }) => teamName);
    return result(line, "unclaimed", null, names.length > 0 ? REASONS.commonId(names) : REASONS.nobody);
  }
  if (team.status === "accepted") return result(line, "conflict", team, REASONS.paidAlready);
  if (team.status === "rejected") return result(line, "conflict", team, REASONS.rejected);
  const reasons = otherReasons(evidence, team);
  if (team.status === "incomplete") {
    return result(
      line,
      "probable",
      team,
      REASONS.notReported,
      ...reasons,
      ...(stated === null ? [REASONS.noId] : []),
    );
  }
  const numbers = stated === null || team.status === "refunded" ? [] : [REASONS.idDiffers];
  // If money of the team was refunded before, only a transaction ID distinguishes a new transfer from the refunded one.
  const mayBeSpent = team.status === "refunded" || (stated === null && paid.has(team.paymentId ?? ""));
  if (mayBeSpent) {
    const outcome = stated === null ? "conflict" : "probable";
    return result(line, outcome, team, REASONS.refunded, ...reasons, ...numbers);
  }
  const outcome = paise === team.amountPaise && !repaired ? "exact" : "probable";
  return result(line, outcome, team, ...reasons, ...numbers);
}

/** Returns the reasons for or against a team by reference, amount and payer. */
function otherReasons({ line, paise, references, repaired, slip }: Evidence, team: Candidate): Reason[] {
  const words = nameWords(line.description);
  const nearly = slip ? REASONS.nearReference(team.reference) : REASONS.nearlyReference;
  return [
    ...(references.length > 0 ? [repaired ? nearly : REASONS.reference] : []),
    paise === team.amountPaise ? REASONS.amount : REASONS.amountDiffers(paise, team.amountPaise),
    ...(team.people.some((name) => namesPayer(name, words)) ? [REASONS.payer] : []),
  ];
}

function result(
  line: ParsedLine,
  outcome: StatementOutcome,
  candidate: Candidate | null,
  ...reasons: Reason[]
): Verdict {
  return { line, outcome, candidate, reasons };
}
