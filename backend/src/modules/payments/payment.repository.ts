import { In, IsNull } from "typeorm";
import { changeIn, deleteWhere, findIn, updateWhere } from "../../kernel/db/changes.js";
import { unindexed } from "../../kernel/db/raw-sql.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { violates } from "../../kernel/db/unique-key.js";
import { yieldToEventLoop, mapInSlices, groupBy } from "../../kernel/lists.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import type { PaymentBasis, PaymentDecision } from "./contract/decide-payment.input.js";
import { isSameTransaction, transactionKey } from "./contract/transaction-id.js";
import { PaymentStep, type PreviousPayment } from "./payment-step.entity.js";
import { Payment } from "./payment.entity.js";
import { REFUSED_CLAIM, RefusedClaim } from "./refused-claim.entity.js";
import { CLAIMED_NUMBER, claimOf, TRANSACTION_CLAIM, TransactionClaim } from "./transaction-claim.entity.js";

const ROW = {
  id: true,
  teamId: true,
  teamName: true,
  reference: true,
  amountPaise: true,
  reporterName: true,
  status: true,
  transactionId: true,
  reportedAt: true,
  decidedAt: true,
  reason: true,
  eventId: true,
} as const;

const PENDING = unindexed<Payment["status"]>("pending");

export type PaymentRecord = Pick<Payment, keyof typeof ROW> & { readonly teamId: string };

export type PaymentReport = Pick<
  Payment,
  "eventId" | "teamName" | "reference" | "amountPaise" | "reporterName" | "transactionId" | "reportedAt"
> & { readonly teamId: string; readonly reporterId: string };

/** The data that the steps of several payments share. */
export interface SharedStep {
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly actor: { readonly userId: string; readonly name: string };
  readonly reason: string | null;
  readonly at: Date;
  readonly basis?: PaymentBasis | null;
}

/** The data of a step that differs for each payment. */
export interface OwnStep {
  readonly id: string;
  readonly transactionId: string;
  /** The bank line that the step is based on. */
  readonly bankLine?: { readonly batchId: string; readonly line: number };
  readonly previous?: PreviousPayment;
}

/**
 * Reads and changes payments. Most methods use the same number of SQL statements for many payments as for one, because
 * all other writers wait while a change runs. Before a change, the conditional UPDATE of the teams' rows must run
 * (TeamService.movePaymentStatus).
 */
export class PaymentRepository {
  constructor(private readonly db: Database) {}

  async byTeams(teamIds: readonly string[]): Promise<ReadonlyMap<string, PaymentRecord>> {
    const rows = await this.db.read((reader) =>
      findIn(teamIds, (teamId) => reader.find(Payment, { select: ROW, where: { teamId } })),
    );
    return new Map(rows.flatMap((row) => (isOfTeam(row) ? [[row.teamId, row] as const] : [])));
  }

  /**
   * Returns the ids of the payments that claimed these transaction ids in any spelling, keyed by `transactionKey`. A
   * key can have several payments, because claims from before transaction keys existed were compared by their spelling.
   */
  async claimants(transactionIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = [...new Set(transactionIds.map(transactionKey))];
    const rows = await this.db.read((reader) =>
      findIn(keys, (key) => reader.findBy(TransactionClaim, { transactionKey: key })),
    );
    return groupBy(rows, (row) => [row.transactionKey, row.paymentId]);
  }

  /**
   * Claims transaction ids. Returns false if one of them is already claimed, even by a concurrent request. The calling
   * code must then roll back, because other ids may have been claimed.
   */
  async claim(tx: Tx, claims: readonly Parameters<typeof claimOf>[0][]): Promise<boolean> {
    try {
      await insertMany(tx, TransactionClaim, claims.map(claimOf));
      return true;
    } catch (error) {
      if (violates(error, CLAIMED_NUMBER) || violates(error, TRANSACTION_CLAIM)) return false;
      throw error;
    }
  }

  async releaseClaim(tx: Tx, paymentId: string, transactionId: string): Promise<void> {
    await deleteWhere(tx, TransactionClaim, { paymentId, transactionKey: transactionKey(transactionId) });
  }

  /** Inserts pending payments for teams without an earlier payment. */
  async insert(tx: Tx, reports: readonly (PaymentReport & { readonly id: string })[]): Promise<void> {
    const pending = { status: "pending", decidedAt: null, reason: null } as const;
    const rows = reports.map((report) => ({ ...report, ...pending }));
    await insertMany<Payment>(tx, Payment, rows);
  }

  /** Replaces the report of a rejected, incomplete or refunded payment. The steps keep the earlier data. */
  async reportAgain(tx: Tx, id: string, report: PaymentReport): Promise<void> {
    await updateWhere(tx, Payment, { id }, { ...report, status: "pending", decidedAt: null, reason: null });
  }

  /**
   * Replaces the transaction id of a pending payment. Keeps the time of the report, and so the payment's position in
   * the queue.
   */
  async correct(tx: Tx, id: string, transactionId: string): Promise<void> {
    await updateWhere(tx, Payment, { id, status: PENDING }, { transactionId });
  }

  /** Withdraws a pending payment's report. Keeps the row and its steps. */
  async withdraw(tx: Tx, id: string): Promise<void> {
    await updateWhere(tx, Payment, { id, status: PENDING }, { status: "incomplete" });
  }

  /** Returns whether the payment was accepted or rejected with this transaction id. */
  async wasDecided(paymentId: string, transactionId: string): Promise<boolean> {
    const where = { paymentId, toStatus: In<PaymentStatus>(["accepted", "rejected"]) };
    const steps = await this.db.read((reader) => reader.find(PaymentStep, { where }));
    return steps.some((step) => isSameTransaction(step.transactionId ?? "", transactionId));
  }

  /** Sets the amounts of pending payments to the amounts received. */
  async setAmounts(tx: Tx, payments: readonly PaymentRecord[]): Promise<void> {
    for (const [amount, some] of groupBy(payments, (one) => [String(one.amountPaise), one.id]))
      await changeIn(some, (id) =>
        updateWhere(tx, Payment, { id, status: PENDING }, { amountPaise: Number(amount) }),
      );
  }

  /** Accepts or rejects pending payments. Returns the number of payments that were still pending. */
  decide(
    tx: Tx,
    ids: readonly string[],
    decision: PaymentDecision,
    reason: string | null,
    decidedAt: Date,
  ): Promise<number> {
    const decided = { status: decision, reason, decidedAt };
    return changeIn(ids, (id) => updateWhere(tx, Payment, { id, status: PENDING }, decided));
  }

  /**
   * Changes decided payments for a refund or a revert. Returns the number of changed payments. Payments that no longer
   * have the given status and decision time are not changed.
   */
  move(
    tx: Tx,
    ids: readonly string[],
    from: Pick<Payment, "status" | "decidedAt">,
    to: Partial<Pick<Payment, "status" | "decidedAt" | "reason" | "amountPaise" | "transactionId">>,
  ): Promise<number> {
    const { status, decidedAt } = from;
    const asLookedAt = { status: unindexed(status), decidedAt: decidedAt ?? IsNull() };
    return changeIn(ids, (id) => updateWhere(tx, Payment, { id, ...asLookedAt }, to));
  }

  /** Writes accepted payments for teams without a pending report. Overwrites a team's earlier payment. */
  async book(
    tx: Tx,
    bookings: readonly (PaymentReport & { readonly id: string; readonly isNew: boolean })[],
  ): Promise<void> {
    const accepted = (decidedAt: Date) => ({ status: "accepted", decidedAt, reason: null }) as const;
    const rows = bookings.filter(({ isNew }) => isNew);
    await insertMany<Payment>(
      tx,
      Payment,
      rows.map(({ isNew: _new, ...report }) => ({ ...report, ...accepted(report.reportedAt) })),
    );
    for (const { id, amountPaise, transactionId, reportedAt } of bookings.filter(({ isNew }) => !isNew)) {
      await updateWhere(tx, Payment, { id }, { amountPaise, transactionId, ...accepted(reportedAt) });
      await yieldToEventLoop();
    }
  }

  /** Releases the transaction ids that bookings claimed at `claimedAt`, the time of their decision. */
  async releaseClaimsOf(tx: Tx, paymentIds: readonly string[], claimedAt: Date): Promise<void> {
    await changeIn(paymentIds, (paymentId) => deleteWhere(tx, TransactionClaim, { paymentId, claimedAt }));
  }

  /** Returns the steps of payments, oldest first, keyed by payment id. */
  async timelines(paymentIds: readonly string[]): Promise<ReadonlyMap<string, readonly PaymentStep[]>> {
    const order = { at: "ASC", id: "ASC" } as const;
    const steps = await this.db.read((reader) =>
      findIn(paymentIds, (paymentId) => reader.find(PaymentStep, { where: { paymentId }, order })),
    );
    return groupBy(steps, (step) => [step.paymentId, step]);
  }

  /** Adds a step to the timeline of each payment. Returns the steps' ids, keyed by payment id. */
  async addSteps(
    tx: Tx,
    payments: readonly OwnStep[],
    { from, to, actor, reason, at, basis = null }: SharedStep,
  ): Promise<ReadonlyMap<string, string>> {
    const shared = {
      fromStatus: from,
      toStatus: to,
      actorId: actor.userId,
      actorName: actor.name,
      reason,
      at,
      basis,
    };
    const steps = await mapInSlices(payments, ({ id: paymentId, transactionId, bankLine, previous }) => ({
      id: newId(),
      paymentId,
      transactionId: transactionId === "" ? null : transactionId,
      batchId: bankLine?.batchId ?? null,
      line: bankLine?.line ?? null,
      previous: previous ? JSON.stringify(previous) : null,
      ...shared,
    }));
    await insertMany<PaymentStep>(tx, PaymentStep, steps);
    return new Map(steps.map(({ id, paymentId }) => [paymentId, id]));
  }

  /**
   * Stores a refused claim for the admin's review. Does nothing if the team's claim on this transaction id is already
   * stored.
   */
  async keepRefusedClaim(tx: Tx, claim: Omit<RefusedClaim, "id" | "transactionKey" | "twin">): Promise<void> {
    const key = transactionKey(claim.transactionId);
    try {
      await insertMany<RefusedClaim>(tx, RefusedClaim, [
        { ...claim, id: newId(), transactionKey: key, twin: 0 },
      ]);
    } catch (error) {
      if (!violates(error, REFUSED_CLAIM)) throw error;
    }
  }
}

function isOfTeam(payment: Payment): payment is Payment & { readonly teamId: string } {
  return payment.teamId !== null;
}
