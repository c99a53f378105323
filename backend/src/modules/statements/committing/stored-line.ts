import { transactionKey } from "../../payments/contract/transaction-id.js";
import type { StatementOutcome } from "../contract/statement.enums.js";
import type { LineMatch } from "../matching/match-facts.js";
import { payerKeys } from "../matching/payer-keys.js";
import { STORED_LENGTH, type StatementLine } from "../statement-line.entity.js";
import type { StatementWarning } from "../statement-batch.entity.js";

const PLACEABLE_OUTCOMES: ReadonlySet<StatementOutcome> = new Set([
  "exact",
  "probable",
  "conflict",
  "unclaimed",
]);

/** Matches a transaction ID without other text. */
const NUMBER_ALONE = /^(?=.*\d)[A-Za-z0-9/-]+$/;
/** Matches a text without words of four or more letters. An amount with its currency is such a text. */
const FEW_LETTERS = /^(?!.*\p{L}{4})/su;

/**
 * Returns the part of a line to store. Omits texts that may name a person, because most lines of an account do not
 * concern the club's teams.
 */
export function storedLine(
  { line, outcome, candidate, statedId, utrs }: LineMatch,
  batchId: string,
): Omit<StatementLine, "sealedNarration"> {
  const { paise, movedPaise } = line.money;
  const reference = (statedId ?? storable(line.reference, NUMBER_ALONE)).slice(0, STORED_LENGTH.reference);
  return {
    batchId,
    line: line.line,
    fingerprint: line.fingerprint,
    date: line.date,
    reference,
    transactionKey: transactionKey(reference),
    amountPaise: paise,
    movedPaise,
    ids: utrs.join(" ").slice(0, STORED_LENGTH.keys),
    payers: movedPaise === null || movedPaise === 0 ? "" : payerKeys(line.description).join(" "),
    amountText: storable(line.amountText, FEW_LETTERS).slice(0, STORED_LENGTH.amountText),
    outcome,
    version: 0,
    teamId: candidate?.teamId ?? null,
    teamName: candidate?.teamName ?? null,
  };
}

function storable(cell: string, pattern: RegExp): string {
  return pattern.test(cell.trim()) ? cell.trim() : "";
}

/** Returns a line's bank text if the line has money to place by hand, otherwise null. */
export function narrationOf({ line, outcome }: LineMatch): string | null {
  if ((line.money.paise ?? 0) <= 0 || !PLACEABLE_OUTCOMES.has(outcome)) return null;
  return `${line.description} ${line.reference}`.trim().slice(0, STORED_LENGTH.words);
}

/** Returns a warning for each accepted payment whose money the line returned. */
export function warningsOf(
  { line: { line }, returnedPayments = [] }: LineMatch,
  batchId: string,
): StatementWarning[] {
  return returnedPayments.map(({ paymentId }) => ({ batchId, line, paymentId }));
}
