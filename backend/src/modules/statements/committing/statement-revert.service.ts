import { listedInAudit, recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { REVERTED_STEP, STATEMENT_TEXTS } from "../../../kernel/contract/texts/statements.texts.js";
import { BULK, type Database, type Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { asMsg, joined, msg, textIn } from "../../../kernel/languages/message.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentRecord, PaymentRecordsService } from "../../payments/records/payment-records.service.js";
import type { SurplusReads } from "../../payments/refunds/surplus-reads.service.js";
import type { RevertPaymentService } from "../../payments/decisions/revert-payment.service.js";
import type { UndoStatementBatchInput } from "../contract/statement.input.js";
import { paymentInLog } from "./statement-confirmation.service.js";
import type { StatementConfirmation } from "../statement-confirmation.entity.js";
import type { StatementRepository } from "../statement.repository.js";
import type { StatementBatchPayload } from "../statement-batch.types.js";

/** Reverts the confirmations of a bank statement. */
export class StatementRevertService {
  constructor(
    private readonly db: Database,
    private readonly statements: StatementRepository,
    private readonly payments: PaymentRecordsService,
    private readonly teams: TeamService,
    private readonly reverts: RevertPaymentService,
    private readonly surpluses: SurplusReads,
  ) {}

  /**
   * Restores the payments of a batch and notifies the teams. With `exceptChanged`, skips payments that changed since
   * the batch. Without it, restores all payments or none.
   * @throws DomainError FORBIDDEN, NOT_FOUND, STATEMENT_UNDONE. STATEMENT_PAYMENTS_CHANGED, with the names of the teams
   * whose payments changed. CONFLICT if the batch's money is placed concurrently, or if the caller saw another number
   * of confirmations in force.
   */
  async revert(caller: Caller | null, input: UndoStatementBatchInput): Promise<StatementBatchPayload> {
    const actor = requirePermission(caller, "undoStatementBatch");
    const { batchId } = input;
    const committed = await this.statements.withConfirmations(batchId);
    if (!committed) throw new DomainError("NOT_FOUND");
    const skippedTeams = await this.db.inTransaction((tx) => this.#revert(tx, actor, input, committed), BULK);
    const batch = await this.statements.batch(batchId);
    if (!batch) throw new DomainError("NOT_FOUND");
    const { statementReverted, statementWithoutPaymentsReverted } = ADMIN_SUCCESS;
    if (skippedTeams.length === 0)
      return {
        message:
          (input.inForce ?? committed.confirmations.length) > 0
            ? statementReverted
            : statementWithoutPaymentsReverted,
        batch,
      };
    const message = msg(
      "The statement was taken back, except for payments that changed later: {teams}. Review these payments by hand.",
      { teams: skippedTeams.join(", ") },
    );
    return { message: textIn(actor.pageLanguage ?? "en", message), batch };
  }

  /** Reverts a batch in the given transaction. Returns the names of teams whose payments were skipped. */
  async #revert(
    tx: Tx,
    actor: Caller,
    { batchId, exceptChanged, inForce: expectedCount }: UndoStatementBatchInput,
    { committedAt, fileName, confirmations }: CommittedBatch,
  ): Promise<string[]> {
    // A confirmation reverted by hand has no `seenKey`.
    const inForce = confirmations.filter(({ seenKey }) => seenKey !== null);
    const at = new Date();
    if (!(await this.statements.markReverted(tx, batchId, actor.name, at)))
      throw new DomainError("STATEMENT_UNDONE");
    await this.statements.forgetNarration(tx, batchId);
    const teamIds = inForce.map(({ teamId }) => teamId);
    await this.teams.lockTeams(tx, teamIds);
    // Locks the confirmations, so that no request places more money by hand. A different count means that a request
    // did so after the confirmations were read.
    if ((await this.statements.lockConfirmations(tx, batchId)) !== confirmations.length)
      throw new DomainError("CONFLICT");
    if (expectedCount != null && expectedCount !== inForce.length) throw new DomainError("CONFLICT");
    const payments = await this.payments.ofTeams(teamIds);
    const held = await this.surpluses.held(idsOf(inForce));
    const isAsLeft = (confirmation: StatementConfirmation): boolean =>
      confirmation.isSurplus === 1
        ? !held.has(confirmation.id)
        : isAsCommitted(payments.get(confirmation.teamId), confirmation, committedAt);
    const toRevert = inForce.filter(isAsLeft);
    const changed = inForce.filter((confirmation) => !isAsLeft(confirmation)).map(({ teamName }) => teamName);
    // If every payment changed, there is nothing to revert, even with `exceptChanged`.
    if (changed.length > 0 && (exceptChanged !== true || toRevert.length === 0)) {
      const text = joined([
        asMsg(STATEMENT_TEXTS.errors.STATEMENT_PAYMENTS_CHANGED.message),
        msg("Review the payments of these teams by hand: {teams}.", { teams: changed.join(", ") }),
      ]);
      throw new DomainError("STATEMENT_PAYMENTS_CHANGED", { fields: { batchId: text }, message: text });
    }
    const paying = toRevert.filter(({ isSurplus }) => isSurplus === 0);
    const reverted = paying.map(({ teamId }) => paymentOf(payments, teamId));
    await this.reverts.revertInside(tx, actor, reverted, { reason: REVERTED_STEP, at });
    await this.statements.releaseLines(tx, idsOf(toRevert));
    const target = { targetType: "statement", targetId: batchId, targetName: fileName };
    const details = {
      undone: toRevert.length,
      payments: listedInAudit(toRevert).map(paymentInLog),
      ...(changed.length > 0 ? { left: listedInAudit(changed) } : {}),
    };
    await recordAudit(tx, { actor, action: "statement.undo", ...target, details });
    return changed;
  }
}

type CommittedBatch = NonNullable<Awaited<ReturnType<StatementRepository["withConfirmations"]>>>;

/**
 * Returns whether a payment is unchanged since the batch. The calling code must hold the lock of the team's row,
 * because every change waits for that lock.
 */
function isAsCommitted(
  payment: PaymentRecord | undefined,
  confirmation: StatementConfirmation,
  committedAt: Date,
): boolean {
  return (
    payment?.id === confirmation.paymentId &&
    payment.status === "accepted" &&
    payment.transactionId === confirmation.transactionId &&
    payment.decidedAt?.getTime() === (confirmation.allocatedAt ?? committedAt).getTime()
  );
}

function paymentOf(payments: ReadonlyMap<string, PaymentRecord>, teamId: string): PaymentRecord {
  const payment = payments.get(teamId);
  if (!payment) throw new DomainError("TEAM_NOT_FOUND");
  return payment;
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
