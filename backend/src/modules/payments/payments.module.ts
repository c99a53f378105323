import type { Environment } from "../../config/environment.js";
import type { Database } from "../../kernel/db/database.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { NotificationService } from "../notifications/notification.service.js";
import type { EventService } from "../events/event.service.js";
import { DecidePaymentService } from "./decide-payment.service.js";
import { PaymentNotices, type NotifyClub } from "./payment-notices.js";
import { PaymentViewRepository } from "./payment-view.repository.js";
import { PaymentRepository } from "./payment.repository.js";
import { PaymentService } from "./payment.service.js";
import { RestoredPaymentsService } from "./restored-payments.service.js";
import { ReportPaymentService } from "./report-payment.service.js";
import { StatementCommitService } from "./statements/statement-commit.service.js";
import { StatementConfirmationService } from "./statements/statement-confirmation.service.js";
import { StatementPreviewService } from "./statements/statement-preview.service.js";
import { StatementRevertService } from "./statements/statement-revert.service.js";
import { StatementFactsRepository } from "./statements/statement-facts.repository.js";
import { StatementHistoryRepository } from "./statements/statement-history.repository.js";
import { StatementRepository } from "./statements/statement.repository.js";
import type { TeamRecipientsService } from "../teams/team-recipients.service.js";
import type { TeamService } from "../teams/team.service.js";

/** What the payments module stands on. */
interface PaymentParts {
  readonly env: Environment;
  readonly db: Database;
  readonly events: EventService;
  readonly notifications: NotificationService;
  readonly teamRecipients: TeamRecipientsService;
  readonly limiter: RateLimiter;
  readonly teams: TeamService;
  readonly notifyClub: NotifyClub;
}

/** Wires the payments module. */
export function createPaymentServices(parts: PaymentParts) {
  const { env, db, events, limiter, teams, notifications, teamRecipients, notifyClub } = parts;
  const config = {
    upiId: env.UPI_ID,
    bankAccountName: env.BANK_ACCOUNT_NAME,
    bankAccountNumber: env.BANK_ACCOUNT_NUMBER,
    bankIfsc: env.BANK_IFSC,
    publicUrl: env.PUBLIC_URL,
  };
  const repository = new PaymentRepository(db);
  const payments = new PaymentService(new PaymentViewRepository(db), teams, config);
  const notices = new PaymentNotices(notifications, teamRecipients, notifyClub, config);
  const paymentDecisions = new DecidePaymentService(db, repository, teams, notices, payments);
  const statements = new StatementRepository(db);
  const facts = new StatementFactsRepository(db, teams, config);
  const history = new StatementHistoryRepository(db, teams);
  const confirmations = new StatementConfirmationService(teams, repository, paymentDecisions);
  return {
    payments,
    paymentReports: new ReportPaymentService(db, repository, teams, events, notices, payments, limiter),
    paymentDecisions,
    restoredPayments: new RestoredPaymentsService(),
    statementPreviews: new StatementPreviewService(events, statements, history, facts),
    statementCommits: new StatementCommitService(db, events, statements, confirmations, facts, teams),
    statementReverts: new StatementRevertService(db, statements, repository, teams, notices),
  };
}
