import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { type AuditRecord, recordAudit } from "../../../kernel/audit/audit-log.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TeamService } from "../../teams/team.service.js";
import type { DecidePaymentInput, PaymentBasis, PaymentDecision } from "../contract/decide-payment.input.js";
import { isSameTransaction, normaliseTransactionId } from "../contract/transaction-id.js";
import type { AcceptedPayment, DecisionEffects } from "./decision-effects.js";
import { storedReason } from "../notices/known-reason.js";
import type { OwnStep, PaymentRecord, PaymentRepository } from "../payment.repository.js";
import type { PaymentService } from "../payment.service.js";
import type { ReportedPaymentPayload } from "../payment.types.js";

/** A decision on one or more payments. */
export interface Decision {
  readonly decision: PaymentDecision;
  readonly reason: string | null;
  /** The time of the decision, the same for all payments. */
  readonly at: Date;
}

export interface PaymentToDecide {
  readonly teamId: string;
  /** The transaction id that the caller was shown, or null to decide about the latest report. */
  readonly transactionId: string | null;
  /** The bank line that confirms the payment. */
  readonly bankLine?: OwnStep["bankLine"];
  /** The amount received, in paise. The default is the reported amount. */
  readonly amountPaise?: number;
}

interface Compared extends Pick<PaymentToDecide, "bankLine"> {
  /** The payment, with the amount received. */
  readonly payment: PaymentRecord;
  readonly reportedPaise: number;
}

const OUTCOMES = {
  accepted: { message: SUCCESS.paymentAccepted, action: "payment.accept", step: "accept" },
  rejected: { message: SUCCESS.paymentRejected, action: "payment.reject", step: "reject" },
} as const;

export class DecidePaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly effects: DecisionEffects,
    private readonly reads: PaymentService,
  ) {}

  /**
   * Accepts or rejects a pending payment. Of two concurrent decisions, only the first succeeds.
   * @throws DomainError FORBIDDEN, PAYMENT_NOT_FOUND, PAYMENT_NOT_PENDING, or PAYMENT_CHANGED if the team has replaced
   * the transaction id that the caller was shown
   */
  async decide(caller: Caller | null, input: DecidePaymentInput): Promise<ReportedPaymentPayload> {
    const actor = requirePermission(caller, "decidePayment");
    const { teamId } = await this.reads.reportedById(actor, input.paymentId);
    // A team with a pending payment cannot be deleted, so a payment without a team is not pending.
    if (teamId === null) throw new DomainError("PAYMENT_NOT_PENDING");
    const reason = storedReason(input.reason?.trim() ?? "");
    const transactionId = normaliseTransactionId(input.transactionId ?? "") || null;
    await this.db.inTransaction(async (tx) => {
      // The time is read after locking. The decision may have waited while the team corrected its report, and must come
      // after this correction in the timeline.
      await this.teams.lockTeams(tx, [teamId]);
      const decision = { decision: input.decision, reason: reason === "" ? null : reason, at: new Date() };
      const decided = await this.decideInside(tx, actor, [{ teamId, transactionId }], decision);
      for (const payment of decided) await recordAudit(tx, auditOf(actor, payment, decision));
    });
    return {
      message: OUTCOMES[input.decision].message,
      payment: await this.reads.reportedById(actor, input.paymentId),
    };
  }

  /**
   * Decides on payments of different teams, either all or none, in the given transaction. Moves the payments, writes
   * their steps and notifies the teams. The calling code must write the audit log. Uses the same number of SQL
   * statements for hundreds of payments as for one.
   * @throws DomainError PAYMENT_NOT_PENDING, PAYMENT_NOT_FOUND or PAYMENT_CHANGED
   */
  async decideInside(
    tx: Tx,
    actor: Caller,
    toDecide: readonly PaymentToDecide[],
    { decision, reason, at }: Decision,
  ): Promise<readonly PaymentRecord[]> {
    const teamIds = toDecide.map(({ teamId }) => teamId);
    if (!(await this.teams.movePaymentStatus(tx, teamIds, OUTCOMES[decision].step)))
      throw new DomainError("PAYMENT_NOT_PENDING");
    // The move above has locked the teams' rows, so the transaction ids can no longer change. An error rolls back the
    // move.
    const compared = requireUnchanged(toDecide, await this.payments.byTeams(teamIds));
    const payments = compared.map(({ payment }) => payment);
    const corrected = compared.filter(isOtherAmount).map(({ payment }) => payment);
    await this.payments.setAmounts(tx, corrected);
    const ids = payments.map(({ id }) => id);
    if ((await this.payments.decide(tx, ids, decision, reason, at)) !== ids.length)
      throw new DomainError("PAYMENT_NOT_PENDING");
    await (decision === "accepted"
      ? this.effects.accepted(tx, compared.map(asAccepted), {
          actor,
          reason,
          at,
          basis: basisOf(toDecide),
        })
      : this.effects.rejected(tx, payments, { actor, reason: reason ?? "", at }));
    return payments;
  }
}

function asAccepted(compared: Compared): AcceptedPayment {
  const { payment, reportedPaise, bankLine } = compared;
  const own = {
    ...(bankLine && { bankLine }),
    ...(isOtherAmount(compared) && { previous: { amountPaise: reportedPaise } }),
  };
  return { ...payment, from: "pending", own };
}

function isOtherAmount({ payment, reportedPaise }: Compared): boolean {
  return payment.amountPaise !== reportedPaise;
}

/** Returns the basis that all decisions share: lines of a statement, or the teams' reports. */
function basisOf([first]: readonly PaymentToDecide[]): PaymentBasis {
  return first?.bankLine ? "bankLine" : "report";
}

/**
 * Returns the payments with the amounts received.
 * @throws DomainError PAYMENT_NOT_FOUND, or PAYMENT_CHANGED if the team has reported a different transaction id
 */
function requireUnchanged(
  toDecide: readonly PaymentToDecide[],
  payments: ReadonlyMap<string, PaymentRecord>,
): Compared[] {
  return toDecide.map(({ teamId, transactionId, bankLine, amountPaise }) => {
    const reported = payments.get(teamId);
    if (!reported) throw new DomainError("PAYMENT_NOT_FOUND");
    if (transactionId !== null && !isSameTransaction(transactionId, reported.transactionId))
      throw new DomainError("PAYMENT_CHANGED");
    const { amountPaise: reportedPaise } = reported;
    return { payment: { ...reported, amountPaise: amountPaise ?? reportedPaise }, reportedPaise, bankLine };
  });
}

function auditOf(
  actor: Caller,
  { id, teamId, teamName, transactionId, amountPaise }: PaymentRecord,
  { decision, reason }: Decision,
): AuditRecord {
  return {
    actor,
    action: OUTCOMES[decision].action,
    targetType: "payment",
    targetId: id,
    targetName: teamName,
    details: { teamId, transactionId, amountPaise, reason },
  };
}
