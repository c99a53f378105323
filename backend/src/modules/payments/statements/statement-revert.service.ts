import { listedInAudit, recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import {
  changedSince,
  REVERTED_STEP,
  revertedExcept,
} from "../../../kernel/contract/texts/statements.texts.js";
import { BULK, type Database, type Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce } from "../../../kernel/pubsub/announce.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import type { PaymentTransitionName } from "../../teams/contract/payment-status.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentNotices } from "../payment-notices.js";
import type { PaymentRepository, PaymentRecord } from "../payment.repository.js";
import type { UndoStatementBatchInput } from "./contract/statement.input.js";
import { paymentInLog } from "./statement-confirmation.service.js";
import type { StatementConfirmation } from "./statement-confirmation.entity.js";
import type { StatementRepository } from "./statement.repository.js";
import type { StatementBatchPayload } from "./statement-batch.types.js";

/** Takes the confirmations of a bank statement back. */
export class StatementRevertService {
  constructor(
    private readonly db: Database,
    private readonly statements: StatementRepository,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly notices: PaymentNotices,
  ) {}

  /**
   * Puts every payment of a batch back as it was, and notifies the teams; all of them or none, unless those that were
   * changed since are to be left alone.
   * @throws DomainError FORBIDDEN, NOT_FOUND, STATEMENT_UNDONE, or STATEMENT_PAYMENTS_CHANGED with the teams.
   */
  async revert(caller: Caller | null, input: UndoStatementBatchInput): Promise<StatementBatchPayload> {
    const actor = requirePermission(caller, "undoStatementBatch");
    const { batchId } = input;
    const committed = await this.statements.withConfirmations(batchId);
    if (!committed) throw new DomainError("NOT_FOUND");
    const left = await this.db.inTransaction((tx) => this.#revert(tx, actor, input, committed), BULK);
    const batch = await this.statements.batch(batchId);
    if (!batch) throw new DomainError("NOT_FOUND");
    return { message: left.length > 0 ? revertedExcept(left) : ADMIN_SUCCESS.statementReverted, batch };
  }

  /** Answers the teams whose payments were left as they are. */
  async #revert(
    tx: Tx,
    actor: Caller,
    { batchId, exceptChanged }: UndoStatementBatchInput,
    { committedAt, fileName, confirmations }: CommittedBatch,
  ): Promise<string[]> {
    const at = new Date();
    if (!(await this.statements.markReverted(tx, batchId, actor.name, at)))
      throw new DomainError("STATEMENT_UNDONE");
    const teamIds = confirmations.map(({ teamId }) => teamId);
    await this.teams.lockTeams(tx, teamIds);
    const payments = await this.payments.byTeams(teamIds);
    const isAsLeft = (confirmation: StatementConfirmation): boolean =>
      isAsCommitted(payments.get(confirmation.teamId), confirmation, committedAt);
    const toRevert = confirmations.filter(isAsLeft);
    const changed = confirmations
      .filter((confirmation) => !isAsLeft(confirmation))
      .map(({ teamName }) => teamName);
    // With none left to put back nothing would be reverted, whatever was asked for.
    if (changed.length > 0 && (exceptChanged !== true || toRevert.length === 0)) {
      const text = changedSince(changed);
      throw new DomainError("STATEMENT_PAYMENTS_CHANGED", { fields: { batchId: text }, message: text });
    }
    const reverted = toRevert.map((confirmation) => toRevertedPayment(confirmation, payments));
    const recorded = reverted.filter(({ created }) => created);
    const reported = reverted.filter(({ created }) => !created);
    await this.#revertToPending(tx, actor, reported, { committedAt, at });
    await this.#revertToIncomplete(tx, actor, recorded, { committedAt, at });
    for (const id of idsOf(reverted)) announce(tx, { topic: Topic.payment, id });
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

  /** Payments that teams had reported wait for a decision again; an id that the batch claimed for them is given free. */
  async #revertToPending(
    tx: Tx,
    actor: Caller,
    payments: readonly RevertedPayment[],
    { committedAt, at }: { readonly committedAt: Date; readonly at: Date },
  ): Promise<void> {
    await this.#moveTeams(tx, payments, "revertAcceptance");
    requireAll(await this.payments.revertToPending(tx, idsOf(payments), committedAt), payments);
    const claimed = payments.flatMap(({ claimedId }) => claimedId ?? []);
    await this.payments.releaseClaims(tx, claimed);
    const step = { from: "accepted", to: "pending", actor, reason: REVERTED_STEP, at } as const;
    await this.payments.addSteps(tx, payments, step);
    await this.notices.revertedToPending(tx, payments);
  }

  /**
   * Payments that the batch itself had made go, with their steps and claims; those of teams that had reported and withdrawn
   * are incomplete again and keep their steps.
   */
  async #revertToIncomplete(
    tx: Tx,
    actor: Caller,
    payments: readonly RevertedPayment[],
    { committedAt, at }: { readonly committedAt: Date; readonly at: Date },
  ): Promise<void> {
    await this.#moveTeams(tx, payments, "revertRecord");
    const known = await this.payments.withEarlierReport(idsOf(payments));
    const kept = payments.filter(({ id }) => known.has(id));
    const made = payments.filter(({ id }) => !known.has(id));
    requireAll(await this.payments.remove(tx, idsOf(made), committedAt), made);
    requireAll(await this.payments.revertToIncomplete(tx, idsOf(kept), committedAt), kept);
    await this.payments.releaseClaims(
      tx,
      kept.map(({ transactionId }) => transactionId),
    );
    const step = { from: "accepted", to: "incomplete", actor, reason: REVERTED_STEP, at } as const;
    await this.payments.addSteps(tx, kept, step);
    await this.notices.revertedToIncomplete(tx, payments);
  }

  async #moveTeams(tx: Tx, payments: readonly RevertedPayment[], name: PaymentTransitionName): Promise<void> {
    const teamIds = payments.map(({ teamId }) => teamId);
    if (!(await this.teams.movePayments(tx, teamIds, name))) throw new DomainError("CONFLICT");
  }
}

type CommittedBatch = NonNullable<Awaited<ReturnType<StatementRepository["withConfirmations"]>>>;

/** A payment that is put back. */
type RevertedPayment = PaymentRecord & {
  /** The batch made it. */
  readonly created: boolean;
  readonly claimedId: string | null;
};

/** True when a payment is as the batch left it. Asked under the lock of the team's row, where every change queues. */
function isAsCommitted(
  payment: PaymentRecord | undefined,
  confirmation: StatementConfirmation,
  committedAt: Date,
): boolean {
  return (
    payment?.id === confirmation.paymentId &&
    payment.status === "accepted" &&
    payment.transactionId === confirmation.transactionId &&
    payment.decidedAt?.getTime() === committedAt.getTime()
  );
}

function toRevertedPayment(
  { teamId, created, claimedId }: StatementConfirmation,
  payments: ReadonlyMap<string, PaymentRecord>,
): RevertedPayment {
  const payment = payments.get(teamId);
  if (!payment) throw new DomainError("TEAM_NOT_FOUND");
  return { ...payment, created: created === 1, claimedId };
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** @throws DomainError CONFLICT unless the database changed every one of them: what was looked at is not so any more. */
function requireAll(affected: number, payments: readonly RevertedPayment[]): void {
  if (affected !== payments.length) throw new DomainError("CONFLICT");
}
