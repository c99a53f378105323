import type { Caller } from "../../../kernel/auth/caller.js";
import { ERRORS, SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitRule, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import { amountToPay } from "../../events/contract/fee-rule.js";
import type { EventService } from "../../events/event.service.js";
import type { TeamIdInput } from "../../teams/contract/team.inputs.js";
import type { TeamService } from "../../teams/team.service.js";
import type { ReportPaymentInput } from "../contract/report-payment.input.js";
import { isSameTransaction, normaliseTransactionId, transactionKey } from "../contract/transaction-id.js";
import type { PaymentNotices } from "../notices/payment-notices.js";
import type { PaymentReport, PaymentRepository, PaymentRecord } from "../payment.repository.js";
import type { PaymentService } from "../payment.service.js";
import { wasReturned } from "../receipts/receipt-view.sql.js";
import type { PaymentPayload } from "../payment.types.js";

/**
 * A report with its arrival time. A place's deadline is compared with this time, so that a slow database cannot make a
 * report late.
 */
interface ArrivedReport {
  readonly caller: Caller;
  readonly teamId: string;
  readonly transactionId: string;
  readonly at: Date;
}

type Team = Awaited<ReturnType<TeamService["requireForPayment"]>>;

/** Thrown to roll back a report or correction whose transaction id belongs to another payment. */
class ClaimRefused extends Error {
  constructor(readonly team: Team) {
    super("another payment has this transaction id");
  }
}

/**
 * Limits a leader's corrections and withdrawals per hour, because each correction, and each new report after a
 * withdrawal, sends mails. To fix a mistyped transaction id, one correction is enough.
 */
const CHANGED_REPORTS: LimitRule = { name: "changed-reports", points: 10, duration: 3600 };

/** Lets a leader report a transfer, correct its transaction id, or withdraw the report. */
export class ReportPaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly events: EventService,
    private readonly notices: PaymentNotices,
    private readonly reads: PaymentService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Reports a transfer, which makes the payment pending. A repeated report with the same transaction id gets the same
   * reply.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, EVENT_PAST, PAYMENT_NOT_REPORTABLE, TRANSACTION_TAKEN,
   * TRANSACTION_REFUNDED
   */
  report(caller: Caller, input: ReportPaymentInput, at = new Date()): Promise<PaymentPayload> {
    return this.#claiming(caller, input, SUCCESS.paymentReported, (tx, transactionId) =>
      this.#report(tx, { caller, teamId: input.teamId, transactionId, at }),
    );
  }

  /**
   * Replaces the transaction id of an undecided report. A repeated correction to the same id gets the same reply.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, EVENT_PAST, PAYMENT_NOT_REPORTED, PAYMENT_NOT_PENDING,
   * TRANSACTION_TAKEN, TRANSACTION_REFUNDED, RATE_LIMITED
   */
  async correct(caller: Caller, input: ReportPaymentInput): Promise<PaymentPayload> {
    await this.limiter.consume([CHANGED_REPORTS, caller.userId]);
    return this.#claiming(caller, input, SUCCESS.paymentCorrected, (tx, transactionId) =>
      this.#correct(tx, caller, input.teamId, transactionId),
    );
  }

  /**
   * Withdraws an undecided report. The payment becomes incomplete, which unlocks the roster. A repeated withdrawal gets
   * the same reply.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, EVENT_PAST, PAYMENT_NOT_REPORTED, PAYMENT_NOT_PENDING, RATE_LIMITED
   */
  async withdraw(caller: Caller, { teamId }: TeamIdInput): Promise<PaymentPayload> {
    await this.limiter.consume([CHANGED_REPORTS, caller.userId]);
    await this.db.inTransaction(async (tx) => {
      const { moved, before } = await this.#undecided(tx, caller, teamId, "withdraw");
      if (!moved && before.status === "incomplete") return;
      if (!moved) throw new DomainError("PAYMENT_NOT_PENDING");
      await this.#release(tx, before);
      await this.payments.withdraw(tx, before.id);
      await this.#step(tx, caller, before, "incomplete");
    });
    return { message: SUCCESS.paymentWithdrawal, payment: await this.reads.teamPayment(caller, teamId) };
  }

  /**
   * Runs a step that claims a transaction id. Stores a refused claim for the admin's review.
   * @throws DomainError TRANSACTION_TAKEN, and the errors of the step
   */
  async #claiming(
    caller: Caller,
    input: ReportPaymentInput,
    message: string,
    step: (tx: Tx, transactionId: string) => Promise<void>,
  ): Promise<PaymentPayload> {
    const transactionId = normaliseTransactionId(input.transactionId);
    try {
      await this.db.inTransaction((tx) => step(tx, transactionId));
    } catch (error) {
      if (!(error instanceof ClaimRefused)) throw error;
      await this.#keepRefusal(caller, error.team, transactionId);
      throw new DomainError("TRANSACTION_TAKEN", {
        fields: { transactionId: ERRORS.TRANSACTION_TAKEN.message },
      });
    }
    return { message, payment: await this.reads.teamPayment(caller, input.teamId) };
  }

  async #correct(tx: Tx, caller: Caller, teamId: string, transactionId: string): Promise<void> {
    const { moved, before, team } = await this.#undecided(tx, caller, teamId, "correct");
    // The payment already has this transaction id.
    if (isSameTransaction(before.transactionId, transactionId) && before.status !== "incomplete") return;
    if (!moved)
      throw new DomainError(before.status === "incomplete" ? "PAYMENT_NOT_REPORTED" : "PAYMENT_NOT_PENDING");
    const claimedBy = await this.#claimants(transactionId);
    if (claimedBy.length > 0 && !claimedBy.includes(before.id)) throw new ClaimRefused(team);
    await this.#requireUnspent(before.id, transactionId);
    await this.#release(tx, before);
    const claim = { transactionId, paymentId: before.id, claimedAt: new Date() };
    if (claimedBy.length === 0 && !(await this.payments.claim(tx, [claim]))) throw new ClaimRefused(team);
    await this.payments.correct(tx, before.id, transactionId);
    await this.#step(tx, caller, { ...before, transactionId }, "pending");
    await this.notices.reported(tx, caller.name, { ...before, transactionId });
  }

  /**
   * Locks the team's row with the transaction's first statement, then checks the rules. Returns the payment to change,
   * its team, and whether the team's row changed.
   */
  async #undecided(tx: Tx, caller: Caller, teamId: string, name: "correct" | "withdraw") {
    const moved = await this.teams.movePaymentStatus(tx, [teamId], name);
    const team = await this.teams.requireForPayment(teamId);
    if (team.leaderId !== caller.userId) throw new DomainError("NOT_LEADER");
    const before = (await this.payments.byTeams([teamId])).get(teamId);
    if (!before) throw new DomainError("PAYMENT_NOT_REPORTED");
    if (moved && (await this.events.byId(team.eventId)).state === "past") throw new DomainError("EVENT_PAST");
    return { moved, team, before };
  }

  /**
   * Releases a report's transaction id, unless the payment was ever decided with this id. In that case the club has
   * already looked for the transfer (ADR 53).
   */
  async #release(tx: Tx, { id, transactionId }: PaymentRecord): Promise<void> {
    if (!(await this.payments.wasDecided(id, transactionId)))
      await this.payments.releaseClaim(tx, id, transactionId);
  }

  /**
   * Refuses a transfer whose money arrived for this payment and was returned. The team must make a new transfer.
   * @throws DomainError TRANSACTION_REFUNDED
   */
  async #requireUnspent(paymentId: string, transactionId: string): Promise<void> {
    if (!(await wasReturned(this.db, paymentId, transactionKey(transactionId)))) return;
    const { message } = ERRORS.TRANSACTION_REFUNDED;
    throw new DomainError("TRANSACTION_REFUNDED", { fields: { transactionId: message } });
  }

  /** Returns the ids of the payments that claimed a transaction id. The list is empty if the id is free. */
  async #claimants(transactionId: string): Promise<readonly string[]> {
    return (await this.payments.claimants([transactionId])).get(transactionKey(transactionId)) ?? [];
  }

  async #step(tx: Tx, actor: Caller, payment: PaymentRecord, to: "pending" | "incomplete"): Promise<void> {
    await this.payments.addSteps(tx, [payment], { from: "pending", to, actor, reason: null, at: new Date() });
    announce(tx, { topic: Topic.payment, id: payment.id });
    if (to === "incomplete") this.notices.reportWithdrawal(tx, payment);
  }

  /**
   * Locks the team's row with the transaction's first statement, then checks the rules. An error rolls back the change.
   */
  async #report(tx: Tx, { caller, teamId, transactionId, at }: ArrivedReport): Promise<void> {
    const moved = await this.teams.movePaymentStatus(tx, [teamId], "report", { at });
    const team = await this.teams.requireForPayment(teamId);
    if (team.leaderId !== caller.userId) throw new DomainError("NOT_LEADER");

    const before = (await this.payments.byTeams([teamId])).get(teamId);
    const claimedBy = await this.#claimants(transactionId);
    if (claimedBy.length > 0 && !claimedBy.includes(before?.id ?? "")) throw new ClaimRefused(team);
    // The leader has already reported this transaction id.
    if (!moved && before && isSameTransaction(before.transactionId, transactionId)) return;
    if (!moved) throw new DomainError("PAYMENT_NOT_REPORTABLE");
    if (before) await this.#requireUnspent(before.id, transactionId);

    const event = await this.events.byId(team.eventId);
    if (event.state === "past") throw new DomainError("EVENT_PAST");
    const report: PaymentReport = {
      teamId,
      eventId: team.eventId,
      teamName: team.name,
      reference: team.reference,
      amountPaise: amountToPay(event),
      reporterId: caller.userId,
      reporterName: caller.name,
      transactionId,
      reportedAt: at,
    };
    const paymentId = await this.#write(tx, before, report);
    const claim = { transactionId, paymentId, claimedAt: report.reportedAt };
    // Another team has just claimed this transaction id.
    if (claimedBy.length === 0 && !(await this.payments.claim(tx, [claim]))) throw new ClaimRefused(team);
    announce(tx, { topic: Topic.payment, id: paymentId });
    await this.notices.reported(tx, caller.name, report);
  }

  /** Writes the payment and its step. Returns the payment's id. */
  async #write(tx: Tx, before: PaymentRecord | undefined, report: PaymentReport): Promise<string> {
    const { transactionId, reporterId: userId, reporterName: name } = report;
    const id = before?.id ?? newId();
    if (before) await this.payments.reportAgain(tx, id, report);
    else await this.payments.insert(tx, [{ id, ...report }]);
    const from = before?.status ?? "incomplete";
    // The arrival time is not used here. The report may have waited for another step's lock, and must come after that
    // step in the timeline.
    const at = new Date();
    const step = { from, to: "pending", actor: { userId, name }, reason: null, at } as const;
    await this.payments.addSteps(tx, [{ id, transactionId }], step);
    return id;
  }

  /** Stores a refused claim in a transaction of its own, because the transaction with the claim was rolled back. */
  async #keepRefusal(caller: Caller, team: Team, transactionId: string): Promise<void> {
    await this.db.inTransaction(async (tx) => {
      await this.payments.keepRefusedClaim(tx, {
        transactionId,
        teamId: team.id,
        teamName: team.name,
        reporterName: caller.name,
        at: new Date(),
      });
      // The admins' list shows the refused claim with each of these payments, so the payments count as changed.
      for (const id of await this.#claimants(transactionId)) announce(tx, { topic: Topic.payment, id });
    });
  }
}
