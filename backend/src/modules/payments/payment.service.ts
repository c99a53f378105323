import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Page } from "../../kernel/paging/connection.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import type { TeamService } from "../teams/team.service.js";
import type { PaymentsPageArgs } from "./contract/payments-page.args.js";
import { reasonIn } from "./notices/known-reason.js";
import { type PaymentConfig, paymentInstructions } from "./instructions/payment-instructions.js";
import type { PaymentCount, PaymentViewRepository } from "./payment-view.repository.js";
import type {
  PaymentStepView,
  ReportedPayment,
  ReportedPaymentDetails,
  TeamPayment,
} from "./payment.types.js";
import type { Receipt } from "./receipts/receipt.entity.js";
import type { TeamReceipt } from "./receipts/receipt.types.js";
import type { Refund } from "./refunds/refund.entity.js";
import type { TeamRefund } from "./refunds/refund.types.js";
import type { SurplusReads } from "./refunds/surplus-reads.service.js";

/** Reads payments for teams and treasurers. */
export class PaymentService {
  constructor(
    private readonly views: PaymentViewRepository,
    private readonly teams: TeamService,
    private readonly config: PaymentConfig,
    private readonly surpluses: SurplusReads,
  ) {}

  /**
   * Returns a team's payment to the team's confirmed people and to Superadmins.
   * @throws DomainError TEAM_NOT_FOUND, FORBIDDEN or NOT_CONFIRMED
   */
  async teamPayment(caller: Caller, teamId: string): Promise<TeamPayment> {
    const { own, ...team } = await this.teams.payingTeam(teamId, caller.userId);
    if (!own?.confirmed && caller.role !== Role.Superadmin)
      throw new DomainError(own ? "NOT_CONFIRMED" : "FORBIDDEN");
    const payment = await this.views.ofTeam(teamId);
    // Prefers the payment's own status, which matches the steps. The team was read earlier, so the team's copy of the
    // status may be outdated.
    const status = payment?.status ?? team.paymentStatus;
    const refund = payment?.refunds[0];
    const reported = payment && (status === "pending" || status === "accepted");
    return {
      teamId,
      teamName: team.name,
      status,
      transactionId: payment?.transactionId ?? null,
      reason: payment?.reason == null ? null : reasonIn(caller.pageLanguage ?? "en", payment.reason),
      steps: (payment?.steps ?? []).map((step) => forTeam(readBy(caller, step))),
      refund: refund ? refundOf(refund) : null,
      receipts: (payment?.receipts ?? []).map(receiptOf),
      instructions: await paymentInstructions(this.config.account(), {
        reference: team.reference,
        eventTitle: team.event.title,
        // A pending or accepted payment keeps its amount. In all other states, the team sees the current fee.
        amountPaise: reported ? payment.amountPaise : team.event.fee,
      }),
    };
  }

  /**
   * Counts the payments by status, for monitoring. Needs no permission, because the counts contain no personal data.
   */
  countByStatus(): Promise<PaymentCount[]> {
    return this.views.countByStatus();
  }

  /**
   * Returns reported payments, oldest first, in all states or in the given state.
   * @throws DomainError FORBIDDEN
   */
  async reported(caller: Caller | null, status: PaymentStatus | null = null): Promise<ReportedPayment[]> {
    requirePermission(caller, "reportedPayments");
    return (await this.views.reported(status)).map((payment) => readBy(caller, payment));
  }

  /**
   * Returns a page of reported payments.
   * @throws DomainError FORBIDDEN; BAD_INPUT for an invalid cursor
   */
  async page(caller: Caller | null, args: PaymentsPageArgs): Promise<Page<ReportedPayment>> {
    requirePermission(caller, "paymentsPage");
    const page = await this.views.page(args);
    return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: readBy(caller, node) })) };
  }

  /** @throws DomainError FORBIDDEN or PAYMENT_NOT_FOUND */
  async reportedById(caller: Caller | null, paymentId: string): Promise<ReportedPayment> {
    requirePermission(caller, "reportedPayment");
    const payment = await this.views.reportedById(paymentId);
    if (!payment) throw new DomainError("PAYMENT_NOT_FOUND");
    return readBy(caller, payment);
  }

  /**
   * Returns a reported payment with its timeline and surpluses.
   * @throws DomainError FORBIDDEN or PAYMENT_NOT_FOUND
   */
  async details(caller: Caller | null, paymentId: string): Promise<ReportedPaymentDetails> {
    const payment = await this.reportedById(caller, paymentId);
    const surpluses = await this.surpluses.ofPayment(paymentId);
    const steps = await this.views.steps(paymentId);
    return { payment, steps: steps.map((step) => readBy(caller, step)), surpluses };
  }

  /**
   * Returns a reported payment for a subscriber to all payments, or null if it no longer exists.
   * @throws DomainError FORBIDDEN
   */
  async followed(caller: Caller | null, paymentId: string): Promise<ReportedPayment | null> {
    requirePermission(caller, "paymentQueueChanged");
    const payment = await this.views.reportedById(paymentId);
    return payment && readBy(caller, payment);
  }

  /** @throws DomainError FORBIDDEN or PAYMENT_NOT_FOUND */
  async idOfTeam(caller: Caller, teamId: string): Promise<string> {
    requirePermission(caller, "decidePayment");
    const id = await this.views.idOfTeam(teamId);
    if (id === null) throw new DomainError("PAYMENT_NOT_FOUND");
    return id;
  }
}

/** Returns a payment or a step with its reason in the caller's language. A reason that a treasurer typed is unchanged. */
function readBy<T extends { readonly reason: string | null }>(caller: Caller | null, row: T): T {
  if (row.reason === null) return row;
  return Object.assign({}, row, { reason: reasonIn(caller?.pageLanguage ?? "en", row.reason) });
}

/** Returns a step as the team sees it: without the bank line, because the bank line concerns only the club. */
function forTeam({ id, from, to, at, by, reason, transactionId, basis }: PaymentStepView): PaymentStepView {
  return { id, from, to, at, by, reason, transactionId, basis, batchId: null, line: null };
}

function refundOf({ surplusId, amountPaise: amount, ...refund }: Refund): TeamRefund {
  const { state, reason, way, paidOn, transactionId } = refund;
  return { state, amount, isSurplus: surplusId !== null, reason, way, paidOn, transactionId };
}

function receiptOf({ number, amountPaise: amount, issuedAt, cancelledAt }: Receipt): TeamReceipt {
  return { number, amount, issuedAt, cancelledAt };
}
