import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { msg, textIn } from "../../../kernel/languages/message.js";
import type { TeamService } from "../../teams/team.service.js";
import { transactionKey } from "../contract/transaction-id.js";
import type { BookCashInput } from "../contract/book-cash.input.js";
import type { PaymentBasis } from "../contract/decide-payment.input.js";
import type { DecisionEffects } from "./decision-effects.js";
import type { OwnStep, PaymentRepository } from "../payment.repository.js";
import { previousOf } from "../payment-step.entity.js";
import type { PaymentService } from "../payment.service.js";
import type { ReportedPaymentPayload } from "../payment.types.js";

/** Money to book for a team without a pending report. */
export interface Booking {
  readonly teamId: string;
  readonly eventId: string;
  readonly teamName: string;
  readonly reference: string;
  /** The amount received, in paise. */
  readonly amountPaise: number;
  /** The transaction id, or "" for cash. */
  readonly transactionId: string;
  /**
   * Whether a treasurer allocated the money by hand. If so, several payments may share a transaction id, because one
   * transfer can pay for several teams.
   */
  readonly byHand?: boolean;
  readonly bankLine?: OwnStep["bankLine"];
}

/** The data that all bookings of one call share. */
interface BookingDecision {
  readonly basis: PaymentBasis;
  readonly reason: string | null;
  readonly at: Date;
}

/** Books money that a treasurer found in the bank account or received in cash. */
export class BookPaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly effects: DecisionEffects,
    private readonly reads: PaymentService,
  ) {}

  /**
   * Books a fee that a team paid in cash.
   * @throws DomainError FORBIDDEN, TEAM_NOT_FOUND, PAYMENT_NOT_BOOKABLE
   */
  async bookCash(caller: Caller | null, input: BookCashInput): Promise<ReportedPaymentPayload> {
    const actor = requirePermission(caller, "bookCashPayment");
    const { teamId, amount: amountPaise } = input;
    const reason = input.note.trim();
    const { id, team } = await this.db.inTransaction(async (tx) => {
      await this.teams.lockTeams(tx, [teamId]);
      const { eventId, name: teamName, reference } = await this.teams.requireForPayment(teamId);
      const booking = { teamId, eventId, teamName, reference, amountPaise, transactionId: "" };
      const decision = { basis: "cash", reason, at: new Date() } as const;
      const [paymentId = ""] = await this.bookInside(tx, actor, [booking], decision);
      const target = { targetType: "payment", targetId: paymentId, targetName: teamName };
      await recordAudit(tx, {
        actor,
        action: "payment.bookCash",
        ...target,
        details: { amountPaise, reason },
      });
      return { id: paymentId, team: teamName };
    });
    const text = msg("Cash from {team} recorded. The payment is accepted.", { team });
    const message = textIn(actor.pageLanguage ?? "en", text);
    return { message, payment: await this.reads.reportedById(actor, id) };
  }

  /**
   * Books money for different teams, either all or none, in the given transaction. The calling code must write the
   * audit log. Returns the payments' ids in the order of the bookings.
   * @throws DomainError PAYMENT_NOT_BOOKABLE if a team's payment is pending or accepted, or the team was deleted;
   * TRANSACTION_TAKEN if another payment has the transaction id
   */
  async bookInside(
    tx: Tx,
    actor: Caller,
    bookings: readonly Booking[],
    decision: BookingDecision,
  ): Promise<readonly string[]> {
    const teamIds = bookings.map(({ teamId }) => teamId);
    if (!(await this.teams.movePaymentStatus(tx, teamIds, "book")))
      throw new DomainError("PAYMENT_NOT_BOOKABLE");
    const earlier = await this.payments.byTeams(teamIds);
    const reporter = { reporterId: actor.userId, reporterName: actor.name };
    const booked = bookings.map(({ bankLine, byHand = false, ...booking }) => {
      const before = earlier.get(booking.teamId);
      const previous = before && previousOf(before);
      const row = {
        ...booking,
        id: before?.id ?? newId(),
        isNew: !before,
        ...reporter,
        reportedAt: decision.at,
      };
      return {
        row,
        byHand,
        from: before?.status ?? "incomplete",
        own: { ...(bankLine && { bankLine }), ...(previous && { previous }) },
      };
    });
    await this.payments.book(
      tx,
      booked.map(({ row }) => row),
    );
    await this.#claim(
      tx,
      booked.map(({ row: { id, transactionId }, byHand }) => ({ id, transactionId, byHand })),
      decision.at,
    );
    const accepted = booked.map(({ row: { isNew: _new, ...row }, from, own }) => ({ ...row, from, own }));
    await this.effects.accepted(tx, accepted, { actor, ...decision });
    return accepted.map(({ id }) => id);
  }

  /**
   * Claims the bookings' transaction ids. Skips an id that the same payment has already claimed. For money allocated by
   * hand, also skips an id that another payment has claimed.
   * @throws DomainError TRANSACTION_TAKEN
   */
  async #claim(
    tx: Tx,
    rows: readonly { readonly id: string; readonly transactionId: string; readonly byHand: boolean }[],
    claimedAt: Date,
  ): Promise<void> {
    const numbered = rows.filter(({ transactionId }) => transactionId !== "");
    const claimants = await this.payments.claimants(numbered.map(({ transactionId }) => transactionId));
    const own = new Map(claimants);
    const claims = numbered.flatMap(({ transactionId, id: paymentId, byHand }) => {
      const key = transactionKey(transactionId);
      const claimedBy = own.get(key) ?? [];
      if (claimedBy.includes(paymentId) || (claimedBy.length > 0 && byHand)) return [];
      if (claimedBy.length > 0) throw new DomainError("TRANSACTION_TAKEN");
      own.set(key, [paymentId]);
      return [{ transactionId, paymentId, claimedAt }];
    });
    if (!(await this.payments.claim(tx, claims))) throw new DomainError("TRANSACTION_TAKEN");
  }
}
