import type { Text } from "../../../kernel/languages/message.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { StatementOutcome, StatementReason } from "../contract/statement.enums.js";
import type { MoneyReturn, SettledCredit } from "./money-returns.js";
import type { ParsedLine } from "../reading/read-lines.js";

/** A team of the event that a statement is looked through for, with its payment if it has one. */
export interface Candidate {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  /** What was due when it was reported, or what is due now; in paise. */
  readonly amountPaise: number;
  readonly paymentId: string | null;
  /** The transaction id in force. */
  readonly transactionId: string | null;
  /** Names of leader, members and the reporter. */
  readonly people: readonly string[];
}

/** A transaction id that some payment, of whichever event, has claimed. */
export interface Claim {
  readonly transactionId: string;
  readonly paymentId: string;
  readonly teamId: string | null;
  readonly teamName: string;
  /** The team's own code. */
  readonly reference: string;
  readonly status: PaymentStatus;
  /** Other teams that claimed it too. */
  readonly disputedBy: readonly string[];
}

/** What lines are matched against. */
export interface MatchFacts {
  readonly candidates: readonly Candidate[];
  readonly claims: readonly Claim[];
  /** Fingerprints of lines that a batch in force has confirmed, with the payments. */
  readonly seen: ReadonlyMap<string, string>;
  /** Numbers of transfers that payments rest on, or rested on until they were refunded, by `transactionKey`, with the payments. */
  readonly spent: ReadonlyMap<string, string>;
  /** Money that went back by earlier statements. */
  readonly returns: readonly MoneyReturn[];
  /** Money that came in by earlier statements in force, where an accepted payment rests on it. */
  readonly settled: readonly SettledCredit[];
  /** Numbers of the club's own account: no transfer has one of them as its id. */
  readonly ownNumbers: readonly string[];
}

/** A reason with its words. */
export interface Reason {
  readonly code: StatementReason;
  /** In English. */
  readonly text: string;
  /** The same, to be put in the reader's language. */
  readonly message: Text;
}

/** What became of a line. */
export interface LineMatch {
  readonly line: ParsedLine;
  readonly outcome: StatementOutcome;
  readonly reasons: readonly Reason[];
  /** The team it is for, or would be for. */
  readonly candidate: Candidate | null;
  /** The transaction id that the line states, if it does so beyond doubt. */
  readonly statedId: string | null;
  /** Banks' ids that it shows, as they are compared. */
  readonly utrs: readonly string[];
  /** The payment whose id it shows, if that is accepted already. */
  readonly seenPaymentId?: string;
  /** Accepted payments whose money went back by this line. */
  readonly returnedPayments?: readonly Claim[];
}
