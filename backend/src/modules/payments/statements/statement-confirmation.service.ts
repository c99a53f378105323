import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TeamService } from "../../teams/team.service.js";
import type { DecidePaymentService } from "../decide-payment.service.js";
import type { PaymentRepository } from "../payment.repository.js";
import { sameId } from "./matching/find-transaction-ids.js";
import type { Candidate, LineMatch } from "./matching/match-facts.js";
import type { StatementRow } from "./statement-row.entity.js";

/** The batch that a line is confirmed in. */
export interface CommittedIn {
  readonly batchId: string;
  readonly eventId: string;
  readonly at: Date;
}

type Confirmable = LineMatch & { readonly candidate: Candidate };
type Confirmed = Pick<StatementRow, "paymentId" | "created" | "transactionId" | "claimedId">;

/** Confirms one line of a statement inside a commit's transaction. */
export class StatementConfirmationService {
  constructor(
    private readonly teams: TeamService,
    private readonly payments: PaymentRepository,
    private readonly decisions: DecidePaymentService,
  ) {}

  /**
   * Accepts the payment of a line's team, as a decision by hand would; answers what a later undo needs.
   * @throws DomainError STATEMENT_CHANGED, or what `decideInside` throws, when the payment is not as it was matched.
   */
  async confirm(tx: Tx, caller: Caller, match: Confirmable, within: CommittedIn): Promise<StatementRow> {
    const { line, candidate } = match;
    const confirmed =
      candidate.status === "pending"
        ? await this.#reported(tx, match, within)
        : await this.#unreported(tx, caller, match, within);
    await this.decisions.decideInside(tx, caller, {
      teamId: candidate.teamId,
      decision: "accepted",
      reason: null,
      transactionId: confirmed.transactionId,
      at: within.at,
      audited: { batchId: within.batchId, line: line.line, arrivedPaise: line.money.paise },
    });
    return {
      id: newId(),
      batchId: within.batchId,
      line: line.line,
      fingerprint: line.fingerprint,
      seenKey: line.fingerprint,
      outcome: match.outcome,
      amountPaise: line.money.paise ?? 0,
      teamId: candidate.teamId,
      teamName: candidate.teamName,
      ...confirmed,
    };
  }

  /** A payment that the team reported; the bank's id is claimed for it too, so that nobody else can report that. */
  async #reported(tx: Tx, { candidate, statedId }: Confirmable, { at }: CommittedIn): Promise<Confirmed> {
    const { paymentId, transactionId } = candidate;
    if (paymentId === null || transactionId === null) throw new DomainError("STATEMENT_CHANGED");
    const other = statedId !== null && !sameId(statedId, transactionId) ? statedId : null;
    const claimant = other === null ? null : await this.payments.claimant(tx, other);
    if (claimant !== null && claimant !== paymentId) throw new DomainError("STATEMENT_CHANGED");
    const claimedId = claimant === null ? other : null;
    if (claimedId !== null) await this.#claim(tx, claimedId, paymentId, at);
    return { paymentId, created: 0, transactionId, claimedId };
  }

  /**
   * A payment that the team has not reported: the Superadmin reports it with the bank's id, or with one of ours, and
   * with the amount that arrived, whatever was due.
   */
  async #unreported(
    tx: Tx,
    caller: Caller,
    { line, candidate, statedId }: Confirmable,
    { batchId, eventId, at }: CommittedIn,
  ): Promise<Confirmed> {
    const { teamId, teamName, reference, amountPaise: duePaise } = candidate;
    const amountPaise = line.money.paise;
    if (amountPaise === null) throw new DomainError("STATEMENT_CHANGED");
    const transactionId = statedId ?? `STATEMENT${line.fingerprint.slice(0, 16).toUpperCase()}`;
    if (!(await this.teams.movePayment(tx, teamId, ["incomplete"], "pending")))
      throw new DomainError("STATEMENT_CHANGED");
    const paymentId = await this.payments.insert(tx, {
      teamId,
      eventId,
      teamName,
      reference,
      amountPaise,
      reporterId: caller.userId,
      reporterName: caller.name,
      transactionId,
      reportedAt: at,
    });
    await this.#claim(tx, transactionId, paymentId, at);
    await this.payments.addStep(tx, {
      paymentId,
      fromStatus: "incomplete",
      toStatus: "pending",
      actorId: caller.userId,
      actorName: caller.name,
      reason: null,
      transactionId,
      at,
    });
    await recordAudit(tx, {
      actor: caller,
      action: "payment.record",
      targetType: "payment",
      targetId: paymentId,
      details: { teamId, teamName, transactionId, amountPaise, duePaise, batchId, line: line.line },
    });
    return { paymentId, created: 1, transactionId, claimedId: null };
  }

  async #claim(tx: Tx, transactionId: string, paymentId: string, at: Date): Promise<void> {
    if (!(await this.payments.claim(tx, transactionId, paymentId, at)))
      throw new DomainError("STATEMENT_CHANGED");
  }
}
