import type { Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import { newId } from "../../kernel/db/ids.js";
import { violates } from "../../kernel/db/unique-key.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { PaymentStep } from "./payment-step.entity.js";
import { Payment } from "./payment.entity.js";
import { REFUSED_CLAIM, RefusedClaim } from "./refused-claim.entity.js";
import { TRANSACTION_CLAIM, TransactionClaim } from "./transaction-claim.entity.js";

/** A payment as the rules look at it. */
export type PaymentRow = Pick<
  Payment,
  "id" | "teamName" | "reference" | "amountPaise" | "reporterName" | "status" | "transactionId"
>;

/** What a report writes down. */
export type PaymentReport = Pick<
  Payment,
  "eventId" | "teamName" | "reference" | "amountPaise" | "reporterName" | "transactionId" | "reportedAt"
> & { readonly teamId: string; readonly reporterId: string };

const ROW = "id, teamName, reference, amountPaise, reporterName, status, transactionId";

/** Statements that change payments. Each runs after the conditional UPDATE of the team's row (TeamService.movePayment). */
export class PaymentRepository {
  async byTeam(tx: Tx, teamId: string): Promise<PaymentRow | null> {
    const rows = await select<PaymentRow>(tx, `SELECT ${ROW} FROM payments WHERE teamId = ?`, [teamId]);
    return rows[0] ?? null;
  }

  /** The payment that a transaction id belongs to, or null while nobody has claimed it. */
  async claimant(tx: Tx, transactionId: string): Promise<string | null> {
    const sql = "SELECT paymentId FROM transaction_claims WHERE transactionId = ?";
    const rows = await select<{ paymentId: string }>(tx, sql, [transactionId]);
    return rows[0]?.paymentId ?? null;
  }

  /** Claims a transaction id for ever; false when another payment has it. The primary key decides, not a look before. */
  async claim(tx: Tx, transactionId: string, paymentId: string, claimedAt: Date): Promise<boolean> {
    try {
      await tx.insert(TransactionClaim, { transactionId, paymentId, claimedAt });
      return true;
    } catch (error) {
      if (violates(error, TRANSACTION_CLAIM)) return false;
      throw error;
    }
  }

  /** Writes a team's first report; answers the new payment's id. */
  async insert(tx: Tx, report: PaymentReport): Promise<string> {
    const id = newId();
    await tx.insert(Payment, { ...report, id, status: "pending", decidedAt: null, reason: null });
    return id;
  }

  /** Writes a report after a rejection over the one before; the steps keep what was. */
  async reportAgain(tx: Tx, id: string, report: PaymentReport): Promise<void> {
    await execute(
      tx,
      `UPDATE payments SET status = 'pending', teamName = ?, reference = ?, amountPaise = ?, reporterId = ?,
         reporterName = ?, transactionId = ?, reportedAt = ?, decidedAt = NULL, reason = NULL
       WHERE id = ?`,
      [
        report.teamName,
        report.reference,
        report.amountPaise,
        report.reporterId,
        report.reporterName,
        report.transactionId,
        toSqlTime(report.reportedAt),
        id,
      ],
    );
  }

  /** Adds to the timeline. */
  async addStep(tx: Tx, step: Omit<PaymentStep, "id">): Promise<void> {
    await tx.insert(PaymentStep, { ...step, id: newId() });
  }

  /** Keeps a refused claim for the admin's review; a team's second try of the same id adds nothing. */
  async keepRefusedClaim(tx: Tx, claim: Omit<RefusedClaim, "id">): Promise<void> {
    try {
      await tx.insert(RefusedClaim, { ...claim, id: newId() });
    } catch (error) {
      if (!violates(error, REFUSED_CLAIM)) throw error;
    }
  }
}
