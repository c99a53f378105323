import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requireSuperadmin } from "../../../kernel/auth/caller.js";
import {
  changedSince,
  DESK_SUCCESS,
  UNDONE_STEP,
  undoneExcept,
} from "../../../kernel/contract/desk-texts.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce } from "../../../kernel/pubsub/announce.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentNotices } from "../payment-notices.js";
import type { AcceptedPayment, PaymentRepository } from "../payment.repository.js";
import type { UndoStatementBatchInput } from "./contract/statement.input.js";
import type { StatementRow } from "./statement-row.entity.js";
import type { StatementRepository } from "./statement.repository.js";
import type { StatementBatchPayload } from "./statement.types.js";

/** Takes the confirmations of a bank statement back. */
export class StatementUndoService {
  constructor(
    private readonly db: Database,
    private readonly statements: StatementRepository,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly notices: PaymentNotices,
  ) {}

  /**
   * Puts every payment of a batch back as it was, and tells the leaders; all of them or none, unless those that were
   * changed since are to be left alone.
   * @throws DomainError FORBIDDEN, NOT_FOUND, STATEMENT_UNDONE, or STATEMENT_PAYMENTS_CHANGED with the teams.
   */
  async undo(caller: Caller | null, input: UndoStatementBatchInput): Promise<StatementBatchPayload> {
    const actor = requireSuperadmin(caller);
    const { batchId } = input;
    const left = await this.db.inTransaction((tx) => this.#undo(tx, actor, input));
    const batch = await this.statements.batch(batchId);
    if (!batch) throw new DomainError("NOT_FOUND");
    return { message: left.length > 0 ? undoneExcept(left) : DESK_SUCCESS.statementUndone, batch };
  }

  /** Answers the teams whose payments were left as they are. */
  async #undo(tx: Tx, actor: Caller, { batchId, exceptChanged }: UndoStatementBatchInput): Promise<string[]> {
    const at = new Date();
    const marked = await this.statements.markUndone(tx, batchId, actor.name, at);
    const batch = await this.statements.withRows(tx, batchId);
    if (!batch) throw new DomainError("NOT_FOUND");
    if (!marked) throw new DomainError("STATEMENT_UNDONE");
    const { back, changed } = await this.#putAllBack(tx, actor, batch, at);
    // With none left to put back nothing would be undone, whatever was asked for.
    if (changed.length > 0 && (exceptChanged !== true || back.length === 0)) {
      const text = changedSince(changed);
      throw new DomainError("STATEMENT_PAYMENTS_CHANGED", { fields: { batchId: text }, message: text });
    }
    await this.statements.releaseLines(tx, back);
    await recordAudit(tx, {
      actor,
      action: "statement.undo",
      targetType: "statement",
      targetId: batchId,
      details: { payments: back.length, ...(changed.length > 0 ? { left: changed } : {}) },
    });
    return changed;
  }

  async #putAllBack(
    tx: Tx,
    actor: Caller,
    { committedAt, rows }: { readonly committedAt: Date; readonly rows: readonly StatementRow[] },
    at: Date,
  ): Promise<{ readonly back: readonly string[]; readonly changed: string[] }> {
    const [back, changed]: [string[], string[]] = [[], []];
    for (const row of rows) {
      const accepted = { id: row.paymentId, transactionId: row.transactionId, decidedAt: committedAt };
      if (await this.#putBack(tx, row, accepted)) {
        await this.#tell(tx, actor, row, at);
        back.push(row.id);
      } else changed.push(row.teamName);
    }
    return { back, changed };
  }

  /** False when the payment is not as the batch left it. The team's row comes first, as for every change of a payment. */
  async #putBack(tx: Tx, row: StatementRow, accepted: AcceptedPayment): Promise<boolean> {
    const before = row.created === 1 ? "incomplete" : "pending";
    if (!(await this.teams.movePayment(tx, row.teamId, ["accepted"], before))) return false;
    const done =
      before === "incomplete"
        ? await this.payments.remove(tx, accepted)
        : await this.payments.reopen(tx, accepted);
    if (!done) {
      await this.teams.movePayment(tx, row.teamId, [before], "accepted"); // as it was found, should the rest be undone
      return false;
    }
    if (row.claimedId !== null) await this.payments.releaseClaim(tx, row.claimedId, row.paymentId);
    return true;
  }

  /** Timeline (of a payment that is still there), audit log, open pages and the leader's mail. */
  async #tell(tx: Tx, actor: Caller, row: StatementRow, at: Date): Promise<void> {
    const { paymentId, teamId, teamName, transactionId, batchId } = row;
    announce(tx, { topic: Topic.payment, id: paymentId });
    const { leaderId } = await this.teams.requireForPayment(tx, teamId);
    const payment = await this.payments.byTeam(tx, teamId);
    if (payment) {
      await this.payments.addStep(tx, {
        paymentId,
        fromStatus: "accepted",
        toStatus: "pending",
        actorId: actor.userId,
        actorName: actor.name,
        reason: UNDONE_STEP,
        transactionId,
        at,
      });
      await this.notices.reopened(tx, leaderId, payment);
    } else await this.notices.withdrawn(tx, leaderId, teamName);
    await recordAudit(tx, {
      actor,
      action: payment ? "payment.reopen" : "payment.withdraw",
      targetType: "payment",
      targetId: paymentId,
      details: { teamId, teamName, transactionId, batchId },
    });
  }
}
