import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { type AuditRecord, recordAudit } from "../../../kernel/audit/audit-log.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TeamService } from "../../teams/team.service.js";
import type { DecidePaymentInput } from "../contract/decide-payment.input.js";
import { isSameTransaction, normaliseTransactionId } from "../contract/transaction-id.js";
import type { PaymentBasis, PaymentDecision } from "../contract/payment.enums.js";
import type { AcceptedPayment, PaymentMoves } from "../payment-moves.js";
import type { OwnStep, PaymentRecord, PaymentRepository } from "../payment.repository.js";
import type { PaymentService } from "../payment.service.js";
import type { ReportedPaymentPayload } from "../payment.types.js";

/** What a Superadmin decided about payments. */
export interface Decision {
  readonly decision: PaymentDecision;
  readonly reason: string | null;
  /** When; several decisions of one act have one moment. */
  readonly at: Date;
}

/** A payment that is decided about. */
export interface DecidedPayment {
  readonly teamId: string;
  /** The transaction id that was shown; null when the decision is about the latest report, whatever its id. */
  readonly transactionId: string | null;
  /** The line of a bank statement that says so. */
  readonly bankLine?: OwnStep["bankLine"];
  /** What arrived, in paise; without it what was reported. */
  readonly amountPaise?: number;
}

/** The same with the payment as it was found. */
type Found = DecidedPayment & { readonly payment: PaymentRecord };

const OUTCOMES = {
  accepted: { message: SUCCESS.paymentAccepted, action: "payment.accept", step: "accept" },
  rejected: { message: SUCCESS.paymentRejected, action: "payment.reject", step: "reject" },
} as const;

/** A Superadmin's decision about a reported payment. */
export class DecidePaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly moves: PaymentMoves,
    private readonly reads: PaymentService,
  ) {}

  /**
   * Accepts or rejects a pending payment; of two decisions at once the first one counts.
   * @throws DomainError FORBIDDEN, PAYMENT_NOT_FOUND, PAYMENT_NOT_PENDING, or PAYMENT_CHANGED when the decision names
   * a transaction id that the team has replaced since.
   */
  async decide(caller: Caller, input: DecidePaymentInput): Promise<ReportedPaymentPayload> {
    requirePermission(caller, "decidePayment");
    const { teamId } = await this.reads.reportedById(caller, input.paymentId);
    if (teamId === null) throw new DomainError("PAYMENT_NOT_PENDING"); // a team in pending cannot be deleted
    const reason = input.reason?.trim() ?? "";
    const transactionId = normaliseTransactionId(input.transactionId ?? "") || null;
    await this.db.inTransaction(async (tx) => {
      // The moment is taken under the lock: a decision that waited for a correction comes after it in the timeline.
      await this.teams.lockTeams(tx, [teamId]);
      const about = { decision: input.decision, reason: reason === "" ? null : reason, at: new Date() };
      const decided = await this.decideInside(tx, caller, about, [{ teamId, transactionId }]);
      for (const payment of decided) await recordAudit(tx, auditOf(caller, about, payment));
    });
    return {
      message: OUTCOMES[input.decision].message,
      payment: await this.reads.reportedById(caller, input.paymentId),
    };
  }

  /**
   * Decides about payments of different teams, all or none, as a part of a larger transaction, which also writes the
   * audit log: moves them, writes steps, notifies the teams. Hundreds take as many statements as one.
   * @throws DomainError PAYMENT_NOT_PENDING, PAYMENT_NOT_FOUND or PAYMENT_CHANGED.
   */
  async decideInside(
    tx: Tx,
    caller: Caller,
    about: Decision,
    decided: readonly DecidedPayment[],
  ): Promise<readonly PaymentRecord[]> {
    const { decision, reason, at } = about;
    const teamIds = decided.map(({ teamId }) => teamId);
    if (!(await this.teams.movePayments(tx, teamIds, OUTCOMES[decision].step)))
      throw new DomainError("PAYMENT_NOT_PENDING");
    // Compared under the locks of the teams' rows; a refusal undoes the move above.
    const compared = requireUnchanged(decided, await this.payments.byTeams(teamIds));
    const payments = compared.map(arrived);
    await this.payments.setAmounts(tx, compared.filter(isOtherAmount).map(arrived));
    const ids = payments.map(({ id }) => id);
    if ((await this.payments.decide(tx, ids, decision, reason, at)) !== ids.length)
      throw new DomainError("PAYMENT_NOT_PENDING");
    await (decision === "accepted"
      ? this.moves.accepted(tx, compared.map(asAccepted), {
          actor: caller,
          reason,
          at,
          basis: basisOf(decided),
        })
      : this.moves.rejected(tx, payments, { actor: caller, reason: reason ?? "", at }));
    return payments;
  }
}

function asAccepted(decided: Found): AcceptedPayment {
  const { payment, bankLine } = decided;
  const own = {
    ...(bankLine && { bankLine }),
    ...(isOtherAmount(decided) && { previous: { amountPaise: payment.amountPaise } }),
  };
  return { ...arrived(decided), from: "pending", own };
}

function isOtherAmount(decided: Found): boolean {
  return arrived(decided).amountPaise !== decided.payment.amountPaise;
}

function arrived({ payment, amountPaise = payment.amountPaise }: Found): PaymentRecord {
  return { ...payment, amountPaise };
}

/** All of one act rest on the same: lines of a statement, or what the treasurer saw. */
function basisOf([first]: readonly DecidedPayment[]): PaymentBasis {
  return first?.bankLine ? "bankLine" : "report";
}

/** Each with its payment. @throws DomainError PAYMENT_NOT_FOUND, or PAYMENT_CHANGED when another id is reported now. */
function requireUnchanged(
  decided: readonly DecidedPayment[],
  payments: ReadonlyMap<string, PaymentRecord>,
): Found[] {
  return decided.map((one) => {
    const payment = payments.get(one.teamId);
    if (!payment) throw new DomainError("PAYMENT_NOT_FOUND");
    if (one.transactionId !== null && !isSameTransaction(one.transactionId, payment.transactionId))
      throw new DomainError("PAYMENT_CHANGED");
    return { ...one, payment };
  });
}

function auditOf(
  actor: Caller,
  { decision, reason }: Decision,
  { id, teamId, teamName, transactionId, amountPaise }: PaymentRecord,
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
