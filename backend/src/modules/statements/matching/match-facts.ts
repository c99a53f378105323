import { hash } from "node:crypto";
import type { Text } from "../../../kernel/languages/message.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { StatementOutcome, StatementReason } from "../contract/statement.enums.js";
import type { MoneyReturn, SettledCredit } from "./money-returns.js";
import type { ParsedLine } from "../reading/read-lines.js";

/** A team of the statement's event, with its payment if it has one. */
export interface Candidate {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  /** The payment's amount in paise, or the amount due now if there is no payment. */
  readonly amountPaise: number;
  readonly paymentId: string | null;
  /** The payment's current transaction id. */
  readonly transactionId: string | null;
  /** Names of the leader, the members and the reporter. */
  readonly people: readonly string[];
}

/** A transaction id claimed by a payment of any event. */
export interface Claim {
  readonly transactionId: string;
  readonly paymentId: string;
  readonly teamId: string | null;
  readonly teamName: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  /** Names of other teams that also claimed the id. */
  readonly disputedBy: readonly string[];
}

export interface MatchFacts {
  readonly candidates: readonly Candidate[];
  readonly claims: readonly Claim[];
  /**
   * Maps the fingerprint of each confirmed line to the id of the payment, or to "" for a surplus. Leaves out reverted
   * confirmations.
   */
  readonly seen: ReadonlyMap<string, string>;
  /**
   * The transfers that are already used, by their key (`transactionKey`). The value is the id of the payment that the
   * transfer confirmed, even if it was refunded since, or "" if the transfer became a surplus.
   */
  readonly spent: ReadonlyMap<string, string>;
  /** Money returned according to earlier statements. */
  readonly returns: readonly MoneyReturn[];
  /** Incoming money of earlier statements, with the accepted payment that depends on it. */
  readonly settled: readonly SettledCredit[];
  /** The club's own account numbers, which are never transaction ids. */
  readonly ownNumbers: readonly string[];
}

export interface Reason {
  readonly code: StatementReason;
  /** The text in English. */
  readonly text: string;
  /** The text as a message, for translation. */
  readonly message: Text;
}

export interface LineMatch {
  readonly line: ParsedLine;
  readonly outcome: StatementOutcome;
  readonly reasons: readonly Reason[];
  /** The team that the line is for, or is suggested for. */
  readonly candidate: Candidate | null;
  /** The line's transaction id, if it is certain. */
  readonly statedId: string | null;
  /** Transaction keys of the bank ids in the line. */
  readonly utrs: readonly string[];
  /**
   * The id of the payment that this transfer already confirmed, even if the payment was refunded since, or "" if the
   * transfer became a surplus. Absent if the transfer was not used, or if its transaction id does not match with
   * certainty. Also absent if this line itself was confirmed before (`MatchFacts.seen` has its fingerprint).
   */
  readonly seenPaymentId?: string;
  /** Accepted payments whose money this line returned. */
  readonly returnedPayments?: readonly Claim[];
}

/** A line and the team whose payment the line can confirm. */
export type Confirmable = LineMatch & { readonly candidate: Candidate };

export function isConfirmable(match: LineMatch): match is Confirmable {
  return match.candidate !== null && (match.outcome === "exact" || match.outcome === "probable");
}

/** Returns a hash of a line's result. If the hash differs, the result has changed since it was shown. */
export function matchKey({ line, outcome, candidate }: LineMatch): string {
  const facts = [
    line.fingerprint,
    outcome,
    candidate?.teamId,
    candidate?.paymentId,
    candidate?.status,
    candidate?.transactionId,
    candidate?.amountPaise,
  ];
  return hash("sha256", JSON.stringify(facts)).slice(0, 16);
}
