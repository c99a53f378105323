import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_ERRORS, ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { Role } from "../../../kernel/contract/roles.js";
import { BULK, type Database, type Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { NOTHING_STORED, numberOfVersion, versionAt } from "../../../kernel/errors/require-version.js";
import type { Language } from "../../../kernel/languages/language.js";
import { readStoredText, textIn, translate } from "../../../kernel/languages/message.js";
import type { AccountService } from "../../accounts/account.service.js";
import { audienceLabel } from "../audience/audience-label.js";
import { currentWording } from "../former-wordings.js";
import type { ScheduleMailingInput } from "../contract/mail-plan.input.js";
import type { MailingAudienceInput } from "../contract/send-mailing.input.js";
import { audienceOf } from "../audience/mailing-audience.js";
import { MAILING_KEY } from "../mailing.entity.js";
import type { MailingRepository } from "../mailing.repository.js";
import type { MailingService } from "../mailing.service.js";
import type { ScheduledMailingView } from "./mail-plan.types.js";
import type { ScheduledMailing } from "./scheduled-mailing.entity.js";
import type { ScheduledMailingRepository } from "./scheduled-mailing.repository.js";
import { writtenOf } from "../contract/mail-template.js";

const YEAR_MS = 366 * 86_400_000;

/** Schedules mailings and sends them when they are due (ADR 27). */
export class ScheduledMailingService {
  constructor(
    private readonly db: Database,
    private readonly scheduled: ScheduledMailingRepository,
    private readonly sent: MailingRepository,
    private readonly mailings: MailingService,
    private readonly accounts: AccountService,
  ) {}

  /**
   * Returns all scheduled mailings in the order of their sending times, including those that could not be sent.
   * @throws DomainError FORBIDDEN
   */
  async list(caller: Caller | null): Promise<ScheduledMailingView[]> {
    const { pageLanguage = "en" } = requirePermission(caller, "scheduledMailings");
    return (await this.scheduled.all()).map((mailing) => viewOf(mailing, pageLanguage));
  }

  /**
   * Schedules a mailing, or changes the scheduled mailing with the same id.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, MAILING_EMPTY; BAD_INPUT for a time in the past
   * or more than a year ahead; SCHEDULED_GONE if the mailing was sent or cancelled; VERSION_CHANGED if another admin
   * changed it after it was read
   */
  async schedule(caller: Caller | null, input: ScheduleMailingInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "scheduleMailing");
    const inFuture = input.sendAt.getTime() - Date.now();
    if (!(inFuture > 0 && inFuture < YEAR_MS))
      throw new DomainError("BAD_INPUT", {
        message: ADMIN_RULES.sendAt,
        fields: { sendAt: ADMIN_RULES.sendAt },
      });
    const { event, recipients } = await this.mailings.audience(actor, input.audience);
    if (recipients === 0) throw new DomainError("MAILING_EMPTY");
    const { subject, text: body } = writtenOf(input);
    const mailing: ScheduledMailing = {
      id: input.id,
      actorId: actor.userId,
      actorName: actor.name,
      subject,
      body,
      audience: JSON.stringify(Object.assign({}, input.audience, { eventSlug: event.slug })),
      sendAt: input.sendAt,
      problem: null,
      savedAt: new Date(),
    };
    await this.db.inTransaction(async (tx) => {
      // While another server sends this mailing, that server holds a lock on the row. `replace` waits for the lock.
      // Only after that can `byKey` see the sent mailing.
      const before = savedBefore(input);
      if (!(await this.scheduled.replace(tx, mailing, before))) {
        if (await this.sent.byKey(input.id)) throw new DomainError("SCHEDULED_GONE");
        if (before) return this.#requireSaved(mailing);
        await this.scheduled.insert(tx, mailing);
      }
      await this.#audit(tx, actor, "mailing.schedule", mailing);
    });
    return { message: ADMIN_SUCCESS.mailingScheduled };
  }

  /**
   * Accepts a repeated request, if the stored mailing is already as the request wants it.
   * @throws DomainError VERSION_CHANGED if the stored mailing is different, SCHEDULED_GONE if it no longer exists
   */
  async #requireSaved(wanted: ScheduledMailing): Promise<void> {
    const there = await this.scheduled.byId(wanted.id);
    if (!there) throw new DomainError("SCHEDULED_GONE");
    const wordsOf = ({ id, savedAt: _savedAt, ...said }: ScheduledMailing) =>
      JSON.stringify([id, Object.entries(said).sort()]);
    if (wordsOf(there) !== wordsOf(wanted)) throw new DomainError("VERSION_CHANGED");
  }

  /** @throws DomainError FORBIDDEN; SCHEDULED_GONE if the mailing was already sent or cancelled */
  async cancel(caller: Caller | null, id: string): Promise<MessagePayload> {
    const actor = requirePermission(caller, "cancelMailing");
    const mailing = await this.scheduled.byId(id);
    await this.db.inTransaction(async (tx) => {
      if (!mailing || !(await this.scheduled.remove(tx, id))) throw new DomainError("SCHEDULED_GONE");
      await this.#audit(tx, actor, "mailing.cancel", mailing);
    });
    return { message: ADMIN_SUCCESS.mailingCancelled };
  }

  /**
   * Sends the due mailings and returns the number of mailings sent. The transaction that sends a mailing also deletes
   * its row, so only one of several servers sends it. If a mailing cannot be sent, its row stays and gets the reason.
   */
  async sendDue(now = new Date()): Promise<number> {
    let count = 0;
    for (const mailing of await this.scheduled.due(now)) {
      try {
        if (await this.db.inTransaction((tx) => this.#send(tx, mailing), BULK)) count += 1;
      } catch (error) {
        // An admin has just sent the mailing by hand, with the same key.
        if (violates(error, MAILING_KEY)) continue;
        if (!(error instanceof DomainError) || error.status >= 500) throw error;
        await this.db.inTransaction((tx) => this.scheduled.fail(tx, mailing, error.texts.message));
      }
    }
    return count;
  }

  async #send(tx: Tx, mailing: ScheduledMailing): Promise<boolean> {
    if (!(await this.scheduled.take(tx, mailing))) return false;
    const actor = await this.accounts.findById(mailing.actorId);
    if (actor?.role !== Role.Superadmin)
      throw new DomainError("MAILING_ORPHANED", { message: ADMIN_ERRORS.MAILING_ORPHANED.message });
    const audience = JSON.parse(mailing.audience) as MailingAudienceInput;
    const written = { subject: mailing.subject, text: mailing.body };
    await this.mailings.write(
      tx,
      { userId: actor.id, name: actor.name },
      { ...written, audience, sendKey: mailing.id },
    );
    return true;
  }

  #audit(
    tx: Tx,
    actor: Caller,
    action: "mailing.schedule" | "mailing.cancel",
    { id, subject, sendAt, audience }: ScheduledMailing,
  ): Promise<void> {
    const target = { targetType: "mailing", targetId: id, targetName: subject };
    const event = (JSON.parse(audience) as MailingAudienceInput).eventSlug;
    return recordAudit(tx, { actor, action, ...target, details: { event, at: sendAt.toISOString() } });
  }
}

/**
 * Returns the save time of the version that the caller saw. Returns null, which skips the check of the version, if the
 * caller sent no version or saw that nothing was stored.
 */
function savedBefore({ version }: ScheduleMailingInput): Date | null {
  return version && version !== NOTHING_STORED ? new Date(numberOfVersion(version)) : null;
}

function viewOf(
  { id, subject, body, audience, sendAt, actorName, savedAt, problem }: ScheduledMailing,
  language: Language,
): ScheduledMailingView {
  const chosen = JSON.parse(audience) as MailingAudienceInput;
  const { missing = null, paymentStatus = null, standing = null, rankFrom = null, rankTo = null } = chosen;
  const filter = audienceOf(chosen);
  return {
    ...{ id, version: versionAt(savedAt), subject, text: body, sendAt, actorName, savedAt },
    problem: problem && translate(language, readStoredText(currentWording(problem))),
    words: textIn(language, audienceLabel(filter, filter.whom)),
    audience: {
      ...{ missing, paymentStatus, standing, rankFrom, rankTo },
      eventSlug: chosen.eventSlug ?? "",
      fitting: chosen.fitting,
      teamIds: chosen.teamIds,
      userIds: chosen.userIds,
      whom: chosen.whom,
    },
  };
}
