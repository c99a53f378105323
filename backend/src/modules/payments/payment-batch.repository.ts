import type { Tx } from "../../kernel/db/database.js";
import { executeIn, selectIn } from "../../kernel/db/execute-in.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { violates } from "../../kernel/db/unique-key.js";
import { type RawTime, toDateOrNull, toSqlTime } from "../../kernel/db/values.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import type { PaymentDecision } from "./contract/payment.enums.js";
import { PaymentStep } from "./payment-step.entity.js";
import { Payment } from "./payment.entity.js";
import type { PaymentReport, PaymentRow } from "./payment.repository.js";
import { TRANSACTION_CLAIM, TransactionClaim } from "./transaction-claim.entity.js";

/** A payment of a team, and how it was decided. */
export type TeamPaymentRow = PaymentRow & { readonly teamId: string; readonly decidedAt: Date | null };

const ROW =
  "id, teamId, teamName, reference, amountPaise, reporterName, status, transactionId, decidedAt FROM payments";

/**
 * Statements that change many payments at once, as few as possible: every other writer waits for them. Each runs after
 * the conditional UPDATE of the teams' rows, and answers how many rows were as expected.
 */
export class PaymentBatchRepository {
  /** The payments of these teams, by team. */
  async byTeams(tx: Tx, teamIds: readonly string[]): Promise<ReadonlyMap<string, TeamPaymentRow>> {
    const rows = await selectIn<Omit<TeamPaymentRow, "decidedAt"> & { decidedAt: RawTime | null }>(
      tx,
      `SELECT ${ROW} WHERE teamId IN`,
      teamIds,
    );
    return new Map(rows.map((row) => [row.teamId, { ...row, decidedAt: toDateOrNull(row.decidedAt) }]));
  }

  /** The payments that transaction ids belong to, for those that somebody has claimed. */
  async claimants(tx: Tx, transactionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await selectIn<{ transactionId: string; paymentId: string }>(
      tx,
      "SELECT transactionId, paymentId FROM transaction_claims WHERE transactionId IN",
      transactionIds,
    );
    return new Map(rows.map(({ transactionId, paymentId }) => [transactionId, paymentId]));
  }

  /** Claims transaction ids for ever; false when one of them is claimed. The primary key decides, not a look before. */
  async claim(tx: Tx, claims: readonly TransactionClaim[]): Promise<boolean> {
    try {
      await insertMany(tx, TransactionClaim, claims);
      return true;
    } catch (error) {
      if (violates(error, TRANSACTION_CLAIM)) return false;
      throw error;
    }
  }

  /** Writes teams' first reports. */
  async insert(tx: Tx, reports: readonly (PaymentReport & { readonly id: string })[]): Promise<void> {
    const pending = { status: "pending", decidedAt: null, reason: null } as const;
    await insertMany(
      tx,
      Payment,
      reports.map((report) => ({ ...report, ...pending })),
    );
  }

  /** Decides pending payments. */
  decide(
    tx: Tx,
    ids: readonly string[],
    decision: PaymentDecision,
    reason: string | null,
    decidedAt: Date,
  ): Promise<number> {
    const sql =
      "UPDATE payments SET status = ?, reason = ?, decidedAt = ? WHERE status = 'pending' AND id IN";
    return executeIn(tx, sql, [decision, reason, toSqlTime(decidedAt)], ids);
  }

  /** Makes payments pending again that were accepted at that moment. */
  reopen(tx: Tx, ids: readonly string[], decidedAt: Date): Promise<number> {
    const sql = `UPDATE payments SET status = 'pending', reason = NULL, decidedAt = NULL
      WHERE status = 'accepted' AND decidedAt = ? AND id IN`;
    return executeIn(tx, sql, [toSqlTime(decidedAt)], ids);
  }

  /** Deletes payments with their steps and claims, on the same condition as `reopen`. */
  remove(tx: Tx, ids: readonly string[], decidedAt: Date): Promise<number> {
    const sql = "DELETE FROM payments WHERE status = 'accepted' AND decidedAt = ? AND id IN";
    return executeIn(tx, sql, [toSqlTime(decidedAt)], ids);
  }

  /** Gives transaction ids free. */
  async releaseClaims(tx: Tx, transactionIds: readonly string[]): Promise<void> {
    await executeIn(tx, "DELETE FROM transaction_claims WHERE transactionId IN", [], transactionIds);
  }

  /** Adds the same step to many timelines. */
  async addSteps(
    tx: Tx,
    payments: readonly { readonly id: string; readonly transactionId: string }[],
    step: StepOfMany,
  ): Promise<void> {
    const { from, to, actor, reason, at } = step;
    await insertMany(
      tx,
      PaymentStep,
      payments.map(({ id, transactionId }) => ({
        id: newId(),
        paymentId: id,
        fromStatus: from,
        toStatus: to,
        actorId: actor.userId,
        actorName: actor.name,
        reason,
        transactionId,
        at,
      })),
    );
  }
}

/** A step that many payments take at once. */
export interface StepOfMany {
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly actor: { readonly userId: string; readonly name: string };
  readonly reason: string | null;
  readonly at: Date;
}
