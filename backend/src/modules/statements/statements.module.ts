import type { Database } from "../../kernel/db/database.js";
import type { EventService } from "../events/event.service.js";
import type { TeamService } from "../teams/team.service.js";
import type { BookPaymentService } from "../payments/decisions/book-payment.service.js";
import type { DecidePaymentService } from "../payments/decisions/decide-payment.service.js";
import type { PaymentRecordsService } from "../payments/records/payment-records.service.js";
import type { SurplusReads } from "../payments/refunds/surplus-reads.service.js";
import type { RevertPaymentService } from "../payments/decisions/revert-payment.service.js";
import { LedgerService } from "./book/ledger.service.js";
import { PaymentFiguresService } from "./book/payment-figures.service.js";
import { BankLineReads } from "./allocation/bank-line-reads.service.js";
import { BankLineRepository } from "./allocation/bank-line.repository.js";
import { LineAllocationService } from "./allocation/line-allocation.service.js";
import { PayableTeamsService } from "./allocation/payable-teams.service.js";
import { SurplusService } from "./allocation/surplus.service.js";
import { AuditedLinesService } from "./allocation/audited-lines.service.js";
import { PlacedMoneyRepository } from "./allocation/placed-money.repository.js";
import { StatementCommitService } from "./committing/statement-commit.service.js";
import { StatementConfirmationService } from "./committing/statement-confirmation.service.js";
import { StatementFactsRepository } from "./facts/statement-facts.repository.js";
import { StatementHistoryRepository } from "./previews/statement-history.repository.js";
import { StatementHistoryService } from "./previews/statement-history.service.js";
import { StatementPreviewService } from "./previews/statement-preview.service.js";
import { StatementRevertService } from "./committing/statement-revert.service.js";
import { StatementRepository } from "./statement.repository.js";
import { StatementThreads } from "./thread/statement-threads.js";

interface StatementParts {
  /** Returns the current account number of the club, which is never a transaction ID. */
  readonly accountNumber: () => string;
  /** The server's secret, from which the key for the bank's texts is derived. */
  readonly secret: string;
  readonly db: Database;
  readonly events: EventService;
  readonly teams: TeamService;
  readonly paymentRecords: PaymentRecordsService;
  readonly paymentDecisions: DecidePaymentService;
  readonly paymentBookings: BookPaymentService;
  readonly paymentReverts: RevertPaymentService;
  readonly surplusReads: SurplusReads;
  readonly statementThreads?: StatementThreads;
}

export function createStatementServices(parts: StatementParts) {
  const { accountNumber, secret, db, events, teams, paymentRecords: payments, surplusReads } = parts;
  const { paymentDecisions: decisions, paymentBookings: bookings, paymentReverts: reverts } = parts;
  const { statementThreads: threads = new StatementThreads() } = parts;
  const statements = new StatementRepository(db);
  const facts = new StatementFactsRepository(db, teams, payments, accountNumber);
  const history = new StatementHistoryRepository(db, teams, payments);
  const bankLines = new BankLineReads(db, secret);
  const confirmations = new StatementConfirmationService(payments, decisions, bookings);
  return {
    paymentFigures: new PaymentFiguresService(db, events, teams, bankLines),
    ledgers: new LedgerService(db, events, payments),
    auditedLines: new AuditedLinesService(db, statements),
    statementPreviews: new StatementPreviewService(events, statements, history, facts, threads),
    statementHistory: new StatementHistoryService(statements, history),
    statementCommits: new StatementCommitService(
      db,
      events,
      statements,
      confirmations,
      facts,
      teams,
      bankLines,
      threads,
    ),
    statementReverts: new StatementRevertService(db, statements, payments, teams, reverts, surplusReads),
    bankLines,
    payableTeams: new PayableTeamsService(events, facts, bankLines),
    lineAllocations: new LineAllocationService(
      db,
      new BankLineRepository(),
      bankLines,
      statements,
      payments,
      teams,
      decisions,
      bookings,
    ),
    surpluses: new SurplusService(db, new PlacedMoneyRepository(db), surplusReads, teams),
  };
}
