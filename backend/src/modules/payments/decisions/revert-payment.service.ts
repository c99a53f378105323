import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { RULES, SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { yieldToEventLoop, mapInSlices, groupBy } from "../../../kernel/lists.js";
import { mayRevert, type PaymentStatus, REVERT_TO } from "../../teams/contract/payment-status.js";
import type { TeamService } from "../../teams/team.service.js";
import { REASON_AFTER_MS } from "../contract/reason-after.js";
import type { RevertPaymentInput } from "../contract/revert-payment.input.js";
import { requireVersion, versionAt } from "../../../kernel/errors/require-version.js";
import { lastAct } from "./last-act.js";
import type { DecisionEffects } from "./decision-effects.js";
import type { PaymentNotices } from "../notices/payment-notices.js";
import type { PaymentRecord, PaymentRepository } from "../payment.repository.js";
import type { PlacedMoney } from "../placed-money.js";
import type { PreviousPayment } from "../payment-step.entity.js";
import type { PaymentService } from "../payment.service.js";
import type { ReportedPaymentPayload } from "../payment.types.js";
import type { ReceiptRepository } from "../receipts/receipt.repository.js";
import type { RefundRepository } from "../refunds/refund.repository.js";

interface RevertDecision {
  readonly reason: string | null;
  readonly at: Date;
}

/** A decided payment. `to` and `previous` are its state and fields before the decision. */
interface ToRevert extends PaymentRecord {
  readonly to: PaymentStatus;
  readonly previous: PreviousPayment | null;
  /** The id of the decision's step, which caused its notifications. */
  readonly causeId: string;
}

/** Reverts decisions: a payment returns to its state before the last decision. */
export class RevertPaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly effects: DecisionEffects,
    private readonly notices: PaymentNotices,
    private readonly receipts: ReceiptRepository,
    private readonly refunds: RefundRepository,
    private readonly placed: PlacedMoney,
    private readonly reads: PaymentService,
  ) {}

  /**
   * Reverts the decision that the caller was shown. Of two concurrent reverts, only the first succeeds.
   * @throws DomainError FORBIDDEN, PAYMENT_NOT_FOUND, PAYMENT_NOT_DECIDED, PAYMENT_CHANGED, VERSION_CHANGED,
   * REFUND_OPEN, or BAD_INPUT if a reason is missing
   */
  async revert(caller: Caller | null, input: RevertPaymentInput): Promise<ReportedPaymentPayload> {
    const actor = requirePermission(caller, "revertPayment");
    const { paymentId, version } = input;
    const reason = input.reason?.trim() ?? "";
    const { teamId } = await this.reads.reportedById(actor, paymentId);
    if (teamId === null) throw new DomainError("PAYMENT_NOT_DECIDED");
    await this.db.inTransaction(async (tx) => {
      await this.teams.lockTeams(tx, [teamId]);
      const payment = (await this.payments.byTeams([teamId])).get(teamId);
      if (payment?.id !== paymentId || !mayRevert(payment.status))
        throw new DomainError("PAYMENT_NOT_DECIDED");
      requireVersion(version, versionAt(payment.decidedAt));
      if (reason === "" && Date.now() - (payment.decidedAt?.getTime() ?? 0) > REASON_AFTER_MS)
        throw new DomainError("BAD_INPUT", { fields: { reason: RULES.revertReason } });
      const decision = { reason: reason === "" ? null : reason, at: new Date() };
      await this.revertInside(tx, actor, [payment], decision);
      const target = { targetType: "payment", targetId: paymentId, targetName: payment.teamName };
      const details = { teamId, from: payment.status, transactionId: payment.transactionId, reason };
      await recordAudit(tx, { actor, action: "payment.revert", ...target, details });
    });
    return { message: SUCCESS.paymentReverted, payment: await this.reads.reportedById(actor, paymentId) };
  }

  /**
   * Reverts the last decisions on payments of different teams, either all or none, in the given transaction. The
   * calling code must have locked the teams. Withdraws the unsent mails about these decisions.
   * @throws DomainError PAYMENT_NOT_DECIDED, PAYMENT_CHANGED, REFUND_OPEN
   */
  async revertInside(
    tx: Tx,
    actor: Caller,
    payments: readonly PaymentRecord[],
    decision: RevertDecision,
  ): Promise<void> {
    const ids = payments.map(({ id }) => id);
    if (await this.refunds.anyOpen(ids)) throw new DomainError("REFUND_OPEN");
    const timelines = await this.payments.timelines(ids);
    const toRevert = await mapInSlices(payments, (payment) => {
      const act = lastAct(timelines.get(payment.id) ?? []);
      if (!act || act.to !== payment.status) throw new DomainError("PAYMENT_NOT_DECIDED");
      return { ...payment, to: act.from, previous: act.previous, causeId: act.id };
    });
    const unsent = await this.notices.withdraw(
      tx,
      toRevert.map(({ causeId }) => causeId),
    );
    for (const some of groupBy(toRevert, (one) => [groupOf(one), one]).values()) {
      await this.#together(tx, actor, some, decision);
      await yieldToEventLoop();
    }
    await this.notices.reverted(tx, toRevert, unsent, decision.reason);
    this.effects.announce(tx, toRevert);
  }

  /** Reverts payments of the same group (`groupOf`). */
  async #together(
    tx: Tx,
    actor: Caller,
    payments: readonly ToRevert[],
    { reason, at }: RevertDecision,
  ): Promise<void> {
    const [first] = payments;
    if (!first) return;
    const { status: from, to, decidedAt } = first;
    const teamIds = payments.map(({ teamId }) => teamId);
    const ids = payments.map(({ id }) => id);
    const reports =
      to === "pending" ? new Map(payments.map((one) => [one.teamId, one.reportedAt])) : undefined;
    if (!(await this.teams.movePaymentStatus(tx, teamIds, REVERT_TO[to], { at, reports })))
      throw new DomainError("PAYMENT_NOT_DECIDED");
    if ((await this.payments.move(tx, ids, first, restored(first))) !== ids.length)
      throw new DomainError("PAYMENT_CHANGED");
    if (from === "accepted") {
      await this.placed.releasePayments(tx, ids);
      await this.receipts.cancel(tx, ids, reason, at);
      if (decidedAt) await this.payments.releaseClaimsOf(tx, ids, decidedAt);
    }
    if (from === "refunded") {
      const by = { closedByName: actor.name, closedAt: at };
      if (decidedAt) await this.refunds.revert(tx, ids, decidedAt, by);
      await this.receipts.issue(tx, payments, at);
    }
    const own = payments.map(({ id, transactionId }) => ({ id, transactionId }));
    await this.payments.addSteps(tx, own, { from, to, actor, reason, at, basis: "revert" });
  }
}

/**
 * Returns a key that is equal for payments that the same SQL statements can revert. Most bookings are alone in their
 * group, because their previous data differ.
 */
function groupOf({ status, to, decidedAt, previous }: ToRevert): string {
  return JSON.stringify([status, to, decidedAt, previous]);
}

function restored({ to: status, previous }: ToRevert) {
  const nothing = { status, decidedAt: null, reason: null };
  // If a booking created the payment, the transaction id came with the booking and is removed, too.
  if (previous === null) return status === "incomplete" ? { ...nothing, transactionId: "" } : nothing;
  const { decidedAt, ...rest } = previous;
  return { ...nothing, ...rest, decidedAt: decidedAt ? new Date(decidedAt) : null };
}
