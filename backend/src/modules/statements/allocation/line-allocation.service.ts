import { createHash } from "node:crypto";
import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { formatPaise } from "../../../kernel/contract/rupees.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { msg, textIn } from "../../../kernel/languages/message.js";
import type { TeamService } from "../../teams/team.service.js";
import type { BookPaymentService } from "../../payments/decisions/book-payment.service.js";
import type { DecidePaymentService } from "../../payments/decisions/decide-payment.service.js";
import type { PaymentRecordsService } from "../../payments/records/payment-records.service.js";
import type {
  AllocatedPartInput,
  AllocateLineInput,
  SetAsideLineInput,
} from "../contract/allocate-line.input.js";
import { generatedTransactionId } from "../matching/line-ids.js";
import type { StatementConfirmation } from "../statement-confirmation.entity.js";
import type { StatementRepository } from "../statement.repository.js";
import type { BankLineReads } from "./bank-line-reads.service.js";
import type { BankLineRepository } from "./bank-line.repository.js";
import type { BankLinePayload } from "./bank-line.types.js";
import type { SealedBankLine } from "./open-lines.sql.js";

/** The part of a line's money that a team gets. */
interface Part extends Pick<AllocatedPartInput, "teamId" | "amount" | "asSurplus"> {
  readonly status: string;
  readonly teamName: string;
  readonly reference: string;
  readonly eventId: string;
  /** The id of the team's payment, or "" if there is none. */
  readonly paymentId: string;
}

/** Lets treasurers allocate the money of committed bank lines to teams, or set the money aside. */
export class LineAllocationService {
  constructor(
    private readonly db: Database,
    private readonly lines: BankLineRepository,
    private readonly reads: BankLineReads,
    private readonly statements: StatementRepository,
    private readonly payments: PaymentRecordsService,
    private readonly teams: TeamService,
    private readonly decisions: DecidePaymentService,
    private readonly bookings: BookPaymentService,
  ) {}

  /**
   * Allocates money of a line to teams, all or nothing. Accepts a reported payment, books an unreported one, or adds a
   * surplus to an accepted one.
   * @throws DomainError FORBIDDEN, BANK_LINE_NOT_FOUND, BANK_LINE_TOO_SMALL, TEAM_NOT_FOUND, PAYMENT_NOT_BOOKABLE,
   * SURPLUS_WITHOUT_PAYMENT, TRANSACTION_TAKEN; BAD_INPUT for a team that appears twice.
   */
  async allocate(
    caller: Caller,
    { batchId, lineNumber: line, parts }: AllocateLineInput,
  ): Promise<BankLinePayload> {
    requirePermission(caller, "allocateLine");
    const bankLine = await this.#line(batchId, line);
    const teamIds = parts.map(({ teamId }) => teamId).sort();
    if (new Set(teamIds).size !== parts.length)
      throw new DomainError("BAD_INPUT", { fields: { parts: ADMIN_RULES.allocation } });
    const teams = await this.db.inTransaction(async (tx) => {
      await this.teams.lockTeams(tx, teamIds);
      await this.lines.lock(tx, bankLine.fingerprint);
      const moneyLeft = await this.reads.left(batchId, line);
      const total = parts.reduce((sum, { amount }) => sum + amount, 0);
      if (moneyLeft === 0) throw new DomainError("BANK_LINE_NOT_FOUND");
      if (total > moneyLeft) throw new DomainError("BANK_LINE_TOO_SMALL");
      const named = await this.#named(parts);
      await this.#place(tx, caller, bankLine, named);
      if (total === moneyLeft) await this.lines.forgetNarration(tx, bankLine.fingerprint);
      const allocatedText = named
        .map(({ teamName, amount }) => `${teamName} ${formatPaise(amount)}`)
        .join(", ");
      await this.#written(tx, caller, "statement.allocate", bankLine, { given: allocatedText });
      return named.map(({ teamName }) => teamName).join(", ");
    });
    const text = msg("Money given to {teams}. The payment of each chosen team is accepted.", { teams });
    const message = textIn(caller.pageLanguage ?? "en", text);
    return { message, bankLine: await this.reads.one(caller, batchId, line) };
  }

  /**
   * Sets the unplaced money of a line aside with a reason. Without a reason, the line becomes open again.
   * @throws DomainError FORBIDDEN, BANK_LINE_NOT_FOUND.
   */
  async setAside(
    caller: Caller,
    { batchId, lineNumber: line, reason: typedReason }: SetAsideLineInput,
  ): Promise<BankLinePayload> {
    requirePermission(caller, "setLineAside");
    const bankLine = await this.#line(batchId, line);
    const reason = typedReason?.trim() ?? "";
    const at = new Date();
    await this.db.inTransaction(async (tx) => {
      await this.lines.lock(tx, bankLine.fingerprint);
      if ((await this.reads.left(batchId, line)) === 0) throw new DomainError("BANK_LINE_NOT_FOUND");
      await this.lines.takeUp(tx, bankLine.fingerprint);
      if (reason !== "")
        await this.lines.setAside(tx, {
          fingerprint: bankLine.fingerprint,
          reason,
          actorName: caller.name,
          at,
        });
      const action = reason === "" ? "statement.takeUp" : "statement.setAside";
      await this.#written(tx, caller, action, bankLine, { left: bankLine.left, reason });
    });
    const message = reason === "" ? ADMIN_SUCCESS.lineTakenUp : ADMIN_SUCCESS.lineSetAside;
    return { message, bankLine: await this.reads.one(caller, batchId, line) };
  }

  async #place(tx: Tx, actor: Caller, sealedLine: SealedBankLine, parts: readonly Part[]): Promise<void> {
    const { batchId, line, reference, fingerprint, outcome } = sealedLine;
    const at = new Date();
    const bankLine = { batchId, line };
    const surpluses = parts.filter(({ asSurplus }) => asSurplus === true);
    if (surpluses.some(({ status }) => status !== "accepted"))
      throw new DomainError("SURPLUS_WITHOUT_PAYMENT");
    const paying = parts.filter(({ asSurplus }) => asSurplus !== true);
    const reported = paying.filter(({ status }) => status === "pending");
    const others = paying.filter(({ status }) => status !== "pending");
    const accepted = await this.decisions.decideInside(
      tx,
      actor,
      reported.map(({ teamId, amount }) => ({ teamId, transactionId: null, bankLine, amountPaise: amount })),
      { decision: "accepted", reason: null, at },
    );
    const transactionId = reference === "" ? generatedTransactionId(fingerprint) : reference;
    const bookings = others.map(({ teamId, teamName, reference: code, eventId, amount: amountPaise }) => {
      const team = { teamId, teamName, reference: code, eventId };
      return { ...team, amountPaise, transactionId, byHand: true, bankLine };
    });
    const bookedIds = await this.bookings.bookInside(tx, actor, bookings, {
      basis: "bankLine",
      reason: null,
      at,
    });
    const rows = [
      ...accepted.map((payment) => ({ ...payment, created: 0 })),
      ...bookings.map(({ teamId, teamName }, index) => {
        return { teamId, teamName, transactionId, id: bookedIds[index] ?? "", created: 1 };
      }),
    ].map(({ id: paymentId, teamId, teamName, transactionId: number, created }): StatementConfirmation => {
      const amountPaise = parts.find((part) => part.teamId === teamId)?.amount ?? 0;
      const seenKey = partKey(fingerprint, teamId);
      const of = { batchId, line, fingerprint, outcome, seenKey, allocatedAt: at, claimedId: null };
      const what = { amountPaise, transactionId: number, isSurplus: 0 };
      return { id: newId(), ...of, paymentId, teamId, teamName, created, ...what };
    });
    for (const { teamId, teamName, paymentId, amount: amountPaise } of surpluses) {
      const id = newId();
      // The row's id makes the key unique: a team may get several surpluses from one line.
      const of = { batchId, line, fingerprint, outcome, seenKey: partKey(fingerprint, id), allocatedAt: at };
      const what = { amountPaise, transactionId: reference, isSurplus: 1, claimedId: null };
      rows.push({ id, ...of, paymentId, teamId, teamName, created: 0, ...what });
      announce(tx, { topic: Topic.payment, id: paymentId });
    }
    if (!(await this.statements.insertConfirmations(tx, rows))) throw new DomainError("PAYMENT_NOT_BOOKABLE");
  }

  /** Adds the team and the payment to each part. The calling code must hold the locks of the teams. */
  async #named(parts: readonly AllocatedPartInput[]): Promise<Part[]> {
    const payments = await this.payments.ofTeams(parts.map(({ teamId }) => teamId));
    const named: Part[] = [];
    for (const { teamId, amount, asSurplus = null } of parts) {
      const { name: teamName, reference, eventId } = await this.teams.requireForPayment(teamId);
      const { id: paymentId = "", status = "incomplete" } = payments.get(teamId) ?? {};
      named.push({ teamId, amount, asSurplus, teamName, reference, eventId, paymentId, status });
    }
    return named;
  }

  async #line(batchId: string, line: number): Promise<SealedBankLine> {
    const bankLine = await this.reads.sealed(batchId, line);
    if (!bankLine) throw new DomainError("BANK_LINE_NOT_FOUND");
    return bankLine;
  }

  #written(
    tx: Tx,
    actor: Caller,
    action: "statement.allocate" | "statement.setAside" | "statement.takeUp",
    { batchId, fileName, line, reference }: SealedBankLine,
    details: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    const target = { targetType: "statement", targetId: batchId, targetName: fileName };
    return recordAudit(tx, { actor, action, ...target, details: { line, reference, ...details } });
  }
}

/**
 * Returns a hash for the unique column `seenKey`, so that a line can pay a team's fee only once. A line can have
 * several surpluses for a team.
 * @param teamId the team's id, or for a surplus, the id of the surplus's row
 */
function partKey(fingerprint: string, teamId: string): string {
  return createHash("sha256").update(`${fingerprint} ${teamId}`).digest("hex");
}
