import { type Caller, requireSuperadmin } from "../../kernel/auth/caller.js";
import { recordAudit } from "../../kernel/audit/audit-log.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce } from "../../kernel/pubsub/announce.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { TeamService } from "../teams/team.service.js";
import type { DecidePaymentInput } from "./contract/decide-payment.input.js";
import { normaliseTransactionId } from "./contract/transaction-id.js";
import type { PaymentDecision } from "./contract/payment.enums.js";
import type { PaymentNotices } from "./payment-notices.js";
import type { PaymentRepository } from "./payment.repository.js";
import type { PaymentService } from "./payment.service.js";
import type { ReportedPaymentPayload } from "./payment.types.js";

/** What a Superadmin decided about a team's payment. */
export interface Decision {
  readonly teamId: string;
  readonly decision: PaymentDecision;
  readonly reason: string | null;
  /** The transaction id that was looked at; null when the decision is about whatever was reported last. */
  readonly transactionId: string | null;
  /** When; now, unless several decisions are one act. */
  readonly at?: Date;
  /** What else the audit log should say about it. */
  readonly audited?: Readonly<Record<string, unknown>>;
}

const OUTCOMES = {
  accepted: { message: SUCCESS.paymentAccepted, action: "payment.accept" },
  rejected: { message: SUCCESS.paymentRejected, action: "payment.reject" },
} as const;

/** A Superadmin's decision about a reported payment (decisions.md section 4). */
export class DecidePaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly notices: PaymentNotices,
    private readonly reads: PaymentService,
  ) {}

  /**
   * Accepts or rejects a pending payment; of two decisions at once the first one counts.
   * @throws DomainError FORBIDDEN, PAYMENT_NOT_FOUND, PAYMENT_NOT_PENDING, or PAYMENT_CHANGED when the decision names
   * a transaction id that the team has replaced since.
   */
  async decide(caller: Caller, input: DecidePaymentInput): Promise<ReportedPaymentPayload> {
    requireSuperadmin(caller);
    const { teamId } = await this.reads.reportedById(caller, input.paymentId);
    if (teamId === null) throw new DomainError("PAYMENT_NOT_PENDING"); // a team in pending cannot be deleted
    const reason = input.reason?.trim() ?? "";
    const decision: Decision = {
      teamId,
      decision: input.decision,
      reason: reason === "" ? null : reason,
      transactionId: normaliseTransactionId(input.transactionId ?? "") || null,
    };
    await this.db.inTransaction((tx) => this.decideInside(tx, caller, decision));
    return {
      message: OUTCOMES[input.decision].message,
      payment: await this.reads.reportedById(caller, input.paymentId),
    };
  }

  /**
   * A decision as a part of a larger transaction: moves the payment, writes step and audit entry, queues the leader's mail.
   * @throws DomainError PAYMENT_NOT_PENDING, PAYMENT_NOT_FOUND or PAYMENT_CHANGED.
   */
  async decideInside(tx: Tx, caller: Caller, about: Decision): Promise<void> {
    const { teamId, decision, reason } = about;
    if (!(await this.teams.movePayment(tx, teamId, ["pending"], decision)))
      throw new DomainError("PAYMENT_NOT_PENDING");
    const payment = await this.payments.byTeam(tx, teamId);
    if (!payment) throw new DomainError("PAYMENT_NOT_FOUND");
    // Looked at under the lock of the team's row; the refusal undoes the move above.
    if (about.transactionId !== null && about.transactionId !== payment.transactionId)
      throw new DomainError("PAYMENT_CHANGED");
    const at = about.at ?? new Date();
    await this.payments.decide(tx, payment.id, decision, reason, at);
    announce(tx, { topic: Topic.payment, id: payment.id });
    await this.payments.addStep(tx, {
      paymentId: payment.id,
      fromStatus: "pending",
      toStatus: decision,
      actorId: caller.userId,
      actorName: caller.name,
      reason,
      transactionId: payment.transactionId,
      at,
    });
    const { teamName, transactionId, amountPaise } = payment;
    await recordAudit(tx, {
      actor: caller,
      action: OUTCOMES[decision].action,
      targetType: "payment",
      targetId: payment.id,
      details: { teamId, teamName, transactionId, amountPaise, reason, ...about.audited },
    });
    const { leaderId } = await this.teams.requireForPayment(tx, teamId);
    await (decision === "accepted"
      ? this.notices.accepted(tx, leaderId, payment)
      : this.notices.rejected(tx, leaderId, payment, reason ?? ""));
  }
}
