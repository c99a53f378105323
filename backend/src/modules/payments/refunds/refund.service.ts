import { type AuditRecord, recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { RULES, SUCCESS } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { indiaDay } from "../../../kernel/contract/india-time.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { type Text, textIn, msg, type Message, dayMsg } from "../../../kernel/languages/message.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { requireVersion } from "../../../kernel/errors/require-version.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import { isEventOver } from "../../events/contract/event-state.js";
import type { EventService } from "../../events/event.service.js";
import type { TeamService } from "../../teams/team.service.js";
import { normaliseTransactionId } from "../contract/transaction-id.js";
import type { PaymentNotices } from "../notices/payment-notices.js";
import type { PaymentRecord, PaymentRepository } from "../payment.repository.js";
import type { PlacedMoney } from "../placed-money.js";
import { previousOf } from "../payment-step.entity.js";
import type { ReceiptRepository } from "../receipts/receipt.repository.js";
import type {
  CancelRefundInput,
  RecordRefundInput,
  RequestRefundInput,
  RefundWay,
} from "./contract/refund.inputs.js";
import type { Refund } from "./refund.entity.js";
import type { RefundReads } from "./refund-reads.js";
import type { RefundRepository } from "./refund.repository.js";
import type { RefundPayload } from "./refund.types.js";

export class RefundService {
  constructor(
    private readonly db: Database,
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly receipts: ReceiptRepository,
    private readonly teams: TeamService,
    private readonly notices: PaymentNotices,
    private readonly reads: RefundReads,
    private readonly placed: PlacedMoney,
    private readonly events: EventService,
  ) {}

  /**
   * Requests a refund of an accepted payment or of a team's surplus, and asks the leader for an account.
   * @throws DomainError FORBIDDEN, PAYMENT_NOT_FOUND, PAYMENT_NOT_ACCEPTED, SURPLUS_NOT_FOUND, REFUND_OPEN
   */
  async request(
    caller: Caller | null,
    { paymentId, surplusId = null, reason: typedReason }: RequestRefundInput,
  ): Promise<RefundPayload> {
    const actor = requirePermission(caller, "requestRefund");
    const reason = typedReason.trim();
    const id = newId();
    const teamId = await this.reads.teamOf(paymentId);
    await this.db.inTransaction(async (tx) => {
      const payment = await this.#returned(tx, { paymentId, surplusId }, teamId);
      if (surplusId !== null && (await this.refunds.heldSurpluses([surplusId])).size > 0)
        throw new DomainError("REFUND_OPEN");
      const { amountPaise } = payment;
      const refund: Refund = {
        id,
        paymentId,
        surplusId,
        openKey: surplusId ?? paymentId,
        state: "accountNeeded",
        amountPaise,
        reason,
        requestedByName: actor.name,
        requestedAt: new Date(),
        sealedAccount: null,
        way: null,
        paidOn: null,
        transactionId: null,
        closedAt: null,
        closedByName: null,
      };
      if (!(await this.refunds.insert(tx, refund))) throw new DomainError("REFUND_OPEN");
      await this.notices.refundDue(tx, payment, { reason, surplus: surplusId !== null });
      await this.#written(tx, actor, "payment.requestRefund", payment, { amountPaise, reason });
    });
    return { message: SUCCESS.refundRequested, refund: await this.reads.one(actor, id) };
  }

  /**
   * Cancels an open refund. A surplus's refund can be cancelled even after it was recorded as paid by mistake.
   * @throws DomainError FORBIDDEN, REFUND_NOT_FOUND, REFUND_CLOSED, PAYMENT_NOT_FOUND, SURPLUS_NOT_FOUND
   */
  async cancel(
    caller: Caller | null,
    { refundId, reason: typedReason }: CancelRefundInput,
  ): Promise<RefundPayload> {
    const actor = requirePermission(caller, "cancelRefund");
    const reason = typedReason.trim();
    const refund = await this.reads.one(actor, refundId);
    const surplus = refund.surplusId !== null;
    const teamId = await this.reads.teamOf(refund.paymentId);
    await this.db.inTransaction(async (tx) => {
      const payment = await this.#returned(tx, refund, teamId, "REFUND_CLOSED");
      const by = { closedAt: new Date(), closedByName: actor.name };
      const isOver =
        (await this.refunds.close(tx, refundId, { state: "cancelled", ...by })) ||
        (surplus && (await this.refunds.revertSurplus(tx, refundId, by)));
      if (!isOver) throw new DomainError("REFUND_CLOSED");
      const unsent = await this.notices.withdraw(tx, [refundId]);
      if (!unsent.has(refundId)) await this.notices.refundCancelled(tx, payment, { reason, surplus });
      await this.#written(tx, actor, "payment.cancelRefund", payment, { reason });
    });
    return { message: SUCCESS.refundCancelled, refund: await this.reads.one(actor, refundId) };
  }

  /**
   * Records that the money was returned. This makes the payment refunded and cancels its receipt. For a surplus, the
   * payment and the receipt stay unchanged.
   * @throws DomainError FORBIDDEN, REFUND_NOT_FOUND, REFUND_CLOSED, PAYMENT_NOT_FOUND, SURPLUS_NOT_FOUND, CONFLICT,
   * VERSION_CHANGED if the leader has entered another account, or BAD_INPUT for a day in the future
   */
  async record(caller: Caller | null, input: RecordRefundInput): Promise<RefundPayload> {
    const actor = requirePermission(caller, "recordRefund");
    const { refundId, way, paidOn } = input;
    if (paidOn > indiaDay(new Date()))
      throw new DomainError("BAD_INPUT", { fields: { paidOn: RULES.refundDay } });
    const transactionId = normaliseTransactionId(input.transactionId ?? "") || null;
    const refund = await this.reads.one(actor, refundId);
    const { reason } = refund;
    const teamId = await this.reads.teamOf(refund.paymentId);
    await this.db.inTransaction(async (tx) => {
      const payment = await this.#returned(tx, refund, teamId, "REFUND_CLOSED");
      const current = await this.reads.one(actor, refundId);
      if (current.closedAt === null) requireVersion(input.version, current.version);
      const at = new Date();
      const end = {
        state: "paid",
        way,
        paidOn,
        transactionId,
        closedAt: at,
        closedByName: actor.name,
      } as const;
      if (!(await this.refunds.close(tx, refundId, end))) throw new DomainError("REFUND_CLOSED");
      const returnText = returnMsg(end);
      const how = textIn("en", returnText);
      await (refund.surplusId === null
        ? this.#refunded(tx, actor, payment, { at, how, reason, returnText })
        : this.notices.surplusRefunded(tx, { ...payment, causeId: refundId }, { how: returnText, reason }));
      await this.#written(tx, actor, "payment.recordRefund", payment, { how, reason });
    });
    return { message: SUCCESS.refundRecorded, refund: await this.reads.one(actor, refundId) };
  }

  async #refunded(
    tx: Tx,
    actor: Caller,
    payment: PaymentRecord,
    refund: { readonly at: Date; readonly how: string; readonly returnText: Text; readonly reason: string },
  ): Promise<void> {
    const { at } = refund;
    const { id, teamId, transactionId } = payment;
    const reason = `Returned ${refund.how}. ${refund.reason}`.slice(0, LIMITS.reasonMax);
    if (!(await this.teams.movePaymentStatus(tx, [teamId], "refund")))
      throw new DomainError("PAYMENT_NOT_ACCEPTED");
    const to = { status: "refunded", decidedAt: at, reason } as const;
    if ((await this.payments.move(tx, [id], payment, to)) !== 1) throw new DomainError("CONFLICT");
    const previous = previousOf(payment);
    const step = { from: "accepted", to: "refunded", actor, reason, at, basis: "refund" } as const;
    const causes = await this.payments.addSteps(tx, [{ id, transactionId, previous }], step);
    await this.receipts.cancel(tx, [id], reason, at);
    await this.notices.refunded(
      tx,
      { ...payment, causeId: causes.get(id) ?? id },
      { how: refund.returnText, reason: refund.reason, payAgain: await this.#mayPayAgain(payment, at) },
    );
  }

  /** Returns whether the team can still take part in its event if it pays again. */
  async #mayPayAgain({ teamId, eventId }: PaymentRecord, at: Date): Promise<boolean> {
    return !isEventOver(await this.events.byId(eventId), at) && (await this.teams.isQualified(teamId));
  }

  /**
   * Locks the team's row with the first SQL statement of the database transaction. Returns the accepted payment. For a
   * surplus, returns the payment in any state, with the surplus's amount and transaction id instead of its own.
   * @throws DomainError PAYMENT_NOT_FOUND, SURPLUS_NOT_FOUND, or `otherwise` if a payment to refund is not accepted
   */
  async #returned(
    tx: Tx,
    { paymentId, surplusId }: Pick<Refund, "paymentId" | "surplusId">,
    teamId: string,
    otherwise: "PAYMENT_NOT_ACCEPTED" | "REFUND_CLOSED" = "PAYMENT_NOT_ACCEPTED",
  ): Promise<PaymentRecord> {
    await this.teams.lockTeams(tx, [teamId]);
    const payment = (await this.payments.byTeams([teamId])).get(teamId);
    if (payment?.id !== paymentId) throw new DomainError("PAYMENT_NOT_FOUND");
    if (surplusId !== null) {
      const surplus = await this.placed.surplus(surplusId);
      if (surplus?.paymentId !== paymentId) throw new DomainError("SURPLUS_NOT_FOUND");
      return { ...payment, amountPaise: surplus.amountPaise, transactionId: surplus.transactionId };
    }
    if (payment.status !== "accepted") throw new DomainError(otherwise);
    return payment;
  }

  /** Records a step in the audit log, and notifies the open pages of the payment and of its team. */
  #written(
    tx: Tx,
    actor: Caller,
    action: AuditRecord["action"],
    { id: targetId, teamId, teamName: targetName }: PaymentRecord,
    details: AuditRecord["details"],
  ): Promise<void> {
    announce(tx, { topic: Topic.payment, id: targetId });
    announce(tx, { topic: Topic.team, id: teamId });
    return recordAudit(tx, { actor, action, targetType: "payment", targetId, targetName, details });
  }
}

/** Returns how money was returned, as a part of a sentence: `by UPI on 1 March 2025, number 412345678901`. */
export function returnMsg(refund: {
  readonly way: RefundWay;
  readonly paidOn: string;
  readonly transactionId: string | null;
}): Message {
  const values = { day: dayMsg(refund.paidOn), number: refund.transactionId ?? "" };
  const hasNumber = refund.transactionId !== null;
  switch (refund.way) {
    case "cash":
      return hasNumber ? msg("in cash on {day}, number {number}", values) : msg("in cash on {day}", values);
    case "upi":
      return hasNumber ? msg("by UPI on {day}, number {number}", values) : msg("by UPI on {day}", values);
    case "bank":
      return hasNumber
        ? msg("by bank transfer on {day}, number {number}", values)
        : msg("by bank transfer on {day}", values);
  }
}
