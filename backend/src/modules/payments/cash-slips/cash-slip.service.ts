import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { momentText } from "../../../kernel/contract/india-time.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { joined, msg, textIn } from "../../../kernel/languages/message.js";
import { amountToPay } from "../../events/contract/fee-rule.js";
import type { EventService } from "../../events/event.service.js";
import { mayTake } from "../../teams/contract/payment-status.js";
import type { TeamService } from "../../teams/team.service.js";
import type { BookPaymentService } from "../decisions/book-payment.service.js";
import type { PaymentRepository } from "../payment.repository.js";
import type { CashSlip } from "./cash-slip.entity.js";
import type { CashSlipRepository, SlipEnd } from "./cash-slip.repository.js";
import type { CashSlipPayload, CashSlipView, CashTeam } from "./cash-slip.types.js";
import type {
  ConfirmCashSlipInput,
  DiscardCashSlipInput,
  NoteCashInput,
} from "./contract/cash-slip.inputs.js";

/** Maximum number of teams in a search result. Enough for a list on a phone. */
const PAYERS = 20;

/**
 * Manages cash from the desk. A helper records the cash on a slip, and the treasurer who receives the cash confirms the
 * slip.
 */
export class CashSlipService {
  constructor(
    private readonly db: Database,
    private readonly slips: CashSlipRepository,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly events: EventService,
    private readonly bookings: BookPaymentService,
  ) {}

  /**
   * Returns up to 20 teams of an event that may still pay in cash. Searches in team names, references and people's
   * names.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT
   */
  async payers(caller: Caller | null, eventSlug: string | null, search: string | null): Promise<CashTeam[]> {
    requirePermission(caller, "cashTeams");
    const event = await this.events.requireNamed(eventSlug);
    const amount = amountToPay(event);
    const words = search?.trim().toLowerCase() ?? "";
    const payers: CashTeam[] = [];
    for await (const teams of this.teams.pagesWithPeople(event.id))
      for (const { teamId, teamName, reference, status, people } of teams)
        if (mayTake("book", status) && hasText([teamName, reference, ...people], words))
          payers.push({ teamId, teamName, reference, amount, people: people.length });
    return payers.sort((one, other) => one.teamName.localeCompare(other.teamName)).slice(0, PAYERS);
  }

  /**
   * Returns the waiting slips of the given event, or of all events.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND
   */
  async waiting(caller: Caller | null, eventSlug: string | null): Promise<CashSlipView[]> {
    requirePermission(caller, "cashSlips");
    const event = eventSlug === null ? null : await this.events.requireNamed(eventSlug);
    return (await this.slips.waiting(event?.id ?? null)).map((slip) => viewOf(slip));
  }

  /**
   * Records cash on a slip with the next number. A repeated request with the same slip id gets the same reply.
   * @throws DomainError FORBIDDEN, TEAM_NOT_FOUND, PAYMENT_NOT_BOOKABLE, CASH_SLIP_WAITS
   */
  async note(caller: Caller | null, input: NoteCashInput): Promise<CashSlipPayload> {
    const actor = requirePermission(caller, "noteCash");
    const { slipId: id, teamId, amount: amountPaise } = input;
    const slip = await this.db.inTransaction(async (tx) => {
      await this.teams.lockTeams(tx, [teamId]);
      const same = await this.slips.byId(id);
      if (same) {
        if (same.teamId !== teamId || same.notedById !== actor.userId)
          throw new DomainError("CASH_SLIP_WAITS");
        return same;
      }
      const { eventId, name: teamName, reference } = await this.teams.requireForPayment(teamId);
      const status = (await this.payments.byTeams([teamId])).get(teamId)?.status ?? "incomplete";
      if (!mayTake("book", status)) throw new DomainError("PAYMENT_NOT_BOOKABLE");
      const of = { id, eventId, teamId, teamName, reference, amountPaise, note: input.note?.trim() ?? "" };
      const by = { notedById: actor.userId, notedByName: actor.name, notedAt: new Date() };
      const open = { state: "waiting", openKey: teamId, closedAt: null, closedByName: null } as const;
      const noted = await this.slips.insert(tx, { ...of, ...by, ...open, closeReason: null });
      if (!noted) throw new DomainError("CASH_SLIP_WAITS");
      await this.#written(tx, actor, "payment.noteCash", noted, {});
      return noted;
    });
    const text = joined([
      msg("Cash from {team} recorded. The treasurer will confirm the cash slip.", { team: slip.teamName }),
      msg("Slip number {number}.", { number: slip.number }),
    ]);
    return { message: textIn(actor.pageLanguage ?? "en", text), slip: viewOf(slip) };
  }

  /**
   * Books a slip's cash. Of two concurrent requests, only the first succeeds.
   * @throws DomainError FORBIDDEN, CASH_SLIP_CLOSED; PAYMENT_NOT_BOOKABLE, also if the team was deleted
   */
  async confirm(caller: Caller | null, { slipId }: ConfirmCashSlipInput): Promise<CashSlipPayload> {
    const actor = requirePermission(caller, "confirmCashSlip");
    const end = { state: "confirmed", closeReason: null } as const;
    const slip = await this.#close(actor, slipId, end, async (tx, openSlip, at) => {
      const { eventId, teamId, teamName, reference, amountPaise } = openSlip;
      const booking = { eventId, teamId, teamName, reference, amountPaise, transactionId: "" };
      const reason = noteOf(openSlip);
      await this.bookings.bookInside(tx, actor, [booking], { basis: "cash", reason, at });
      await this.#written(tx, actor, "payment.confirmCash", openSlip, {});
    });
    return { message: SUCCESS.cashSlipConfirmed, slip };
  }

  /**
   * Discards a slip that was recorded by mistake, without booking anything.
   * @throws DomainError FORBIDDEN, CASH_SLIP_CLOSED
   */
  async discard(
    caller: Caller | null,
    { slipId, reason: typedReason }: DiscardCashSlipInput,
  ): Promise<CashSlipPayload> {
    const actor = requirePermission(caller, "discardCashSlip");
    const reason = typedReason.trim();
    const end = { state: "discarded", closeReason: reason } as const;
    const slip = await this.#close(actor, slipId, end, (tx, openSlip) =>
      this.#written(tx, actor, "payment.discardCash", openSlip, { reason }),
    );
    return { message: SUCCESS.cashSlipDiscarded, slip };
  }

  async #close(
    actor: Caller,
    slipId: string,
    end: Pick<SlipEnd, "state" | "closeReason">,
    step: (tx: Tx, slip: CashSlip, at: Date) => Promise<void>,
  ): Promise<CashSlipView> {
    const openSlip = await this.slips.byId(slipId);
    if (!openSlip) throw new DomainError("CASH_SLIP_CLOSED");
    await this.db.inTransaction(async (tx) => {
      await this.teams.lockTeams(tx, [openSlip.teamId]);
      const at = new Date();
      if (!(await this.slips.close(tx, slipId, { ...end, closedAt: at, closedByName: actor.name })))
        throw new DomainError("CASH_SLIP_CLOSED");
      await step(tx, openSlip, at);
    });
    return viewOf(openSlip, end.state);
  }

  #written(
    tx: Tx,
    actor: Caller,
    action: "payment.noteCash" | "payment.confirmCash" | "payment.discardCash",
    { teamId: targetId, teamName: targetName, number, amountPaise }: CashSlip,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    const target = { targetType: "team", targetId, targetName };
    return recordAudit(tx, { actor, action, ...target, details: { number, amountPaise, ...details } });
  }
}

const hasText = (texts: readonly string[], words: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(words));

/** Describes a slip for the payment's timeline. */
function noteOf({ number, notedByName, notedAt, note }: CashSlip): string {
  const text = `Slip ${String(number)}, taken by ${notedByName} on ${momentText(notedAt)}. ${note}`;
  return text.trim().slice(0, LIMITS.reasonMax);
}

function viewOf(slip: CashSlip, state = slip.state): CashSlipView {
  const { id, number, teamId, teamName, reference, note, notedAt } = slip;
  const { amountPaise: amount, notedByName: notedBy } = slip;
  return { id, number, teamId, teamName, reference, amount, note, state, notedBy, notedAt };
}
