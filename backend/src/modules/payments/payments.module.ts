import type { Database } from "../../kernel/db/database.js";
import { ENGLISH_TITLES, type EventTitles } from "../../kernel/languages/language.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { NotificationService } from "../notifications/notification.service.js";
import type { EventService } from "../events/event.service.js";
import { BookPaymentService } from "./decisions/book-payment.service.js";
import { DecidePaymentService } from "./decisions/decide-payment.service.js";
import type { PaymentConfig } from "./instructions/payment-instructions.js";
import { DecisionEffects } from "./decisions/decision-effects.js";
import { PaymentNotices, type NotifyClub } from "./notices/payment-notices.js";
import { PaymentViewRepository } from "./payment-view.repository.js";
import { PaymentRecordsService } from "./records/payment-records.service.js";
import { PaymentRepository } from "./payment.repository.js";
import type { PlacedMoney } from "./placed-money.js";
import { PaymentService } from "./payment.service.js";
import { ReceiptRepository } from "./receipts/receipt.repository.js";
import { ReceiptService } from "./receipts/receipt.service.js";
import { RefundAccountService } from "./refunds/refund-account.service.js";
import { RefundReads } from "./refunds/refund-reads.js";
import { RefundRepository } from "./refunds/refund.repository.js";
import { RefundService } from "./refunds/refund.service.js";
import { SurplusReads } from "./refunds/surplus-reads.service.js";
import { RevertPaymentService } from "./decisions/revert-payment.service.js";
import { RestoredPaymentsService } from "./leaving/restored-payments.service.js";
import { ReportPaymentService } from "./reports/report-payment.service.js";
import { CashSlipRepository } from "./cash-slips/cash-slip.repository.js";
import { CashSlipService } from "./cash-slips/cash-slip.service.js";
import type { TeamRecipientsService, TeamVisits } from "../teams/notices/team-recipients.service.js";
import type { TeamService } from "../teams/team.service.js";

interface PaymentParts {
  readonly config: PaymentConfig;
  /** Returns the club's current short name, for receipts. */
  readonly clubName: () => string;
  /** Returns an event's title in the given language, for receipts. */
  readonly eventTitles?: EventTitles | undefined;
  /** The server's secret. The key that encrypts the accounts for refunds is derived from it. */
  readonly secret: string;
  readonly db: Database;
  readonly events: EventService;
  readonly notifications: NotificationService;
  readonly teamRecipients: TeamRecipientsService;
  readonly limiter: RateLimiter;
  readonly teams: TeamService;
  readonly notifyClub: NotifyClub;
  readonly visits: TeamVisits;
  readonly placed: PlacedMoney;
}

export function createPaymentServices(parts: PaymentParts) {
  const { config, clubName, secret, db, events, limiter, teams, notifications, teamRecipients, notifyClub } =
    parts;
  const { placed, eventTitles = ENGLISH_TITLES } = parts;
  const repository = new PaymentRepository(db);
  const views = new PaymentViewRepository(db);
  const receipts = new ReceiptRepository(db);
  const refundRepository = new RefundRepository(db);
  const paymentRecords = new PaymentRecordsService(db, repository, views);
  const surplusReads = new SurplusReads(placed, refundRepository);
  const payments = new PaymentService(views, teams, config, surplusReads);
  const notices = new PaymentNotices(notifications, teamRecipients, notifyClub, config, parts.visits);
  const effects = new DecisionEffects(repository, receipts, notices);
  const paymentDecisions = new DecidePaymentService(db, repository, teams, effects, payments);
  const bookings = new BookPaymentService(db, repository, teams, effects, payments);
  const refundReads = new RefundReads(db, views, secret);
  const paymentReverts = new RevertPaymentService(
    db,
    repository,
    teams,
    effects,
    notices,
    receipts,
    refundRepository,
    placed,
    payments,
  );
  return {
    payments,
    paymentRecords,
    surplusReads,
    paymentNotices: notices,
    paymentReports: new ReportPaymentService(db, repository, teams, events, notices, payments, limiter),
    paymentDecisions,
    paymentBookings: bookings,
    paymentReverts,
    receipts: new ReceiptService(db, teams, clubName, eventTitles),
    refundReads,
    refunds: new RefundService(
      db,
      refundRepository,
      repository,
      receipts,
      teams,
      notices,
      refundReads,
      placed,
      events,
    ),
    cashSlips: new CashSlipService(db, new CashSlipRepository(db), repository, teams, events, bookings),
    refundAccounts: new RefundAccountService(db, refundRepository, repository, teams, payments, secret),
    restoredPayments: new RestoredPaymentsService(),
  };
}
