import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../kernel/contract/limits.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { registrationPath } from "../../kernel/contract/paths.js";
import { sha256 } from "../../kernel/crypto/seal.js";
import { BULK, type Database, type Tx } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { type EventTitles, LANGUAGES } from "../../kernel/languages/language.js";
import { msg, textIn } from "../../kernel/languages/message.js";
import type { FailedMailRepository } from "../../kernel/mail/failed-mail.repository.js";
import { MailPriority } from "../../kernel/mail/outbox-mail.entity.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import type { NotificationService } from "../notifications/notification.service.js";
import type { TeamAudienceService } from "../teams/reads/team-audience.service.js";
import { audienceLabel } from "./audience/audience-label.js";
import { type Addressed, addressedOf, writtenOf } from "./contract/mail-template.js";
import type { SendTestMailInput } from "./contract/mail-plan.input.js";
import type { MailingAudienceInput, SendMailingInput } from "./contract/send-mailing.input.js";
import {
  addressesOf,
  audienceOf,
  type LookedTeam,
  type MailingAudience,
  withChoices,
} from "./audience/mailing-audience.js";
import { mailsOf, type Written } from "./mailing-mails.js";
import type { MailingReadService } from "./mailing-read.service.js";
import { type Mailing, MAILING_KEY } from "./mailing.entity.js";
import type { MailingRepository } from "./mailing.repository.js";
import type { ScheduledMailingRepository } from "./plans/scheduled-mailing.repository.js";
import type { MailingAudienceView, MailingPayload } from "./mailing.types.js";

export interface MailingConfig {
  readonly publicUrl: string;
  /** Returns the club's current address for replies, or "" if there is none. */
  readonly clubEmail: () => string;
  readonly eventTitles: EventTitles;
}

/** The current recipients of a mailing. */
interface Looked {
  readonly event: EventRecord;
  readonly audience: MailingAudience;
  readonly teams: readonly LookedTeam[];
  readonly addressed: readonly Addressed[];
  readonly withoutAddress: number;
  readonly optedOut: number;
  readonly key: string;
}

export class MailingService {
  constructor(
    private readonly db: Database,
    private readonly repository: MailingRepository,
    private readonly reads: MailingReadService,
    private readonly events: EventService,
    private readonly audiences: TeamAudienceService,
    private readonly failed: FailedMailRepository,
    private readonly outbox: Outbox,
    private readonly config: MailingConfig,
    private readonly scheduled: ScheduledMailingRepository,
    private readonly notifications: Pick<NotificationService, "withoutMailings" | "dropStoppedCopies">,
  ) {}

  /**
   * Returns the people who would get the mail now.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, BAD_INPUT
   */
  async audience(caller: Caller | null, input: MailingAudienceInput): Promise<MailingAudienceView> {
    const { pageLanguage = "en" } = requirePermission(caller, "mailingAudience");
    const looked = await this.db.inTransaction(() => this.#look(input), BULK);
    const { event, audience, teams, addressed, withoutAddress, optedOut, key } = looked;
    return {
      key,
      recipients: addressed.length,
      withoutAddress,
      optedOut,
      words: textIn(pageLanguage, audienceLabel(audience, audience.whom)),
      event: { ...this.#mailEvent(event), slug: event.slug, fee: event.feePaise },
      teams,
    };
  }

  /**
   * Writes a mailing and its mails to the outbox in one transaction. A repeated `sendKey` sends nothing and returns the
   * first mailing.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, BAD_INPUT, MAILING_EMPTY, MAILING_TOO_MANY;
   * MAILING_CHANGED if the audience no longer matches the one shown; MAILING_SENT if the key was used for another mail
   */
  async send(caller: Caller | null, input: SendMailingInput): Promise<MailingPayload> {
    const actor = requirePermission(caller, "sendMailing");
    const before = await this.repository.byKey(input.sendKey);
    if (before) return this.#sentBefore(before, actor, input);
    try {
      const id = await this.db.inTransaction((tx) => this.write(tx, actor, input), BULK);
      return await this.#reply(actor, id, ADMIN_SUCCESS.mailingQueued);
    } catch (error) {
      if (!violates(error, MAILING_KEY)) throw error;
      const first = await this.repository.byKey(input.sendKey);
      if (!first) throw error;
      return this.#sentBefore(first, actor, input);
    }
  }

  /**
   * Sends the failed copies of a mailing again.
   * @throws DomainError FORBIDDEN, MAILING_NOT_FOUND
   */
  async retry(caller: Caller | null, mailingId: string): Promise<MailingPayload> {
    const actor = requirePermission(caller, "retryMailing");
    await this.db.inTransaction(async (tx) => {
      const mailing = await this.repository.byId(mailingId);
      if (!mailing) throw new DomainError("MAILING_NOT_FOUND");
      const mails = await this.failed.queueMailingAgain(tx, mailingId);
      if (mails === 0) return;
      const { title } = await this.events.byId(mailing.eventId);
      const target = { targetType: "mailing", targetId: mailingId, targetName: mailing.subject };
      const details = { event: title, mails };
      await recordAudit(tx, { actor, action: "mailing.retry", ...target, details });
      this.outbox.wakeAfter(tx, MailPriority.bulk);
    }, BULK);
    return this.#reply(actor, mailingId, ADMIN_SUCCESS.mailingRetried);
  }

  /**
   * Sends the caller the mail that the given recipient would get, by default the first recipient.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, BAD_INPUT, MAILING_EMPTY
   */
  async sendTest(caller: Caller | null, input: SendTestMailInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "sendTestMail");
    await this.db.inTransaction(async (tx) => {
      const { event, addressed } = await this.#look(input.audience);
      const one = addressed.find(({ person }) => person.email === input.as) ?? addressed[0];
      if (!one) throw new DomainError("MAILING_EMPTY");
      const [mail] = mailsOf(this.#mailEvent(event), [one], writtenOf(input), this.config.clubEmail());
      if (mail)
        await this.outbox.enqueue(tx, {
          ...mail,
          to: actor.email,
          subject: msg("Test: {subject}", { subject: mail.subject }),
        });
    }, BULK);
    return { message: ADMIN_SUCCESS.testSent };
  }

  /**
   * Writes a mailing and its mails in the given transaction, for everyone who matches now. With an `audienceKey`, the
   * recipients must be the same as those shown to the sender.
   * @throws DomainError as `send`, or the driver's error if the send key is already in use (`MAILING_KEY`)
   */
  async write(
    tx: Tx,
    actor: Pick<Caller, "userId" | "name">,
    input: Written & {
      readonly audience: MailingAudienceInput;
      readonly sendKey: string;
      readonly audienceKey?: string;
    },
  ): Promise<string> {
    const { event, audience, addressed, key } = await this.#look(input.audience);
    if (input.audienceKey !== undefined && key !== input.audienceKey)
      throw new DomainError("MAILING_CHANGED");
    if (addressed.length === 0) throw new DomainError("MAILING_EMPTY");
    if (addressed.length > LIMITS.mailRecipients) throw new DomainError("MAILING_TOO_MANY");
    const written = writtenOf(input);
    const mails = mailsOf(this.#mailEvent(event), addressed, written, this.config.clubEmail());
    // If the mailing was scheduled and is now sent by hand, it is still scheduled under the same key. It must not be
    // sent again when it is due.
    await this.scheduled.remove(tx, input.sendKey);
    const id = await this.repository.insert(tx, {
      sendKey: input.sendKey,
      eventId: event.id,
      actorId: actor.userId,
      actorName: actor.name,
      subject: written.subject,
      body: written.text,
      audience: JSON.stringify(audience),
      recipients: mails.length,
    });
    await this.outbox.enqueueMailing(tx, id, mails);
    await this.notifications.dropStoppedCopies(tx, id);
    const target = { targetType: "mailing", targetId: id, targetName: written.subject };
    const details = { event: event.title, recipients: mails.length, audience };
    await recordAudit(tx, { actor, action: "mailing.send", ...target, details });
    return id;
  }

  async #look(input: MailingAudienceInput): Promise<Looked> {
    const event = await this.events.requireNamed(input.eventSlug);
    const audience = audienceOf(input);
    if (audience.rankFrom !== null && audience.rankTo !== null && audience.rankTo < audience.rankFrom)
      throw new DomainError("BAD_INPUT", {
        message: ADMIN_RULES.rankOrder,
        fields: { rankTo: ADMIN_RULES.rankOrder },
      });
    const meant = [
      ...(await this.audiences.teams(event, audience)),
      ...(await this.audiences.chosen(event, audience.userIds ?? [])),
    ];
    const teams = withChoices(meant, await this.notifications.withoutMailings(addressesOf(meant)));
    const { addressed, withoutAddress, optedOut } = addressedOf(teams, audience.whom);
    const addresses = addressed.map(({ person }) => person.email).sort();
    return {
      event,
      audience,
      teams,
      addressed,
      withoutAddress,
      optedOut,
      key: sha256([event.id, ...addresses].join("\n")),
    };
  }

  /**
   * Returns the mailing that an earlier request with the same key sent.
   * @throws DomainError EVENT_NOT_FOUND; MAILING_SENT if this request differs from that mailing or has another sender
   */
  async #sentBefore(sent: Mailing, actor: Caller, input: SendMailingInput): Promise<MailingPayload> {
    const { subject, text } = writtenOf(input);
    const event = await this.events.named({ eventSlug: input.audience.eventSlug ?? null });
    const same =
      sent.eventId === event?.id &&
      sent.actorId === actor.userId &&
      sent.subject === subject &&
      sent.body === text &&
      sent.audience === JSON.stringify(audienceOf(input.audience));
    if (!same) throw new DomainError("MAILING_SENT");
    return this.#reply(actor, sent.id, ADMIN_SUCCESS.mailingQueued);
  }

  #mailEvent({ title, slug, feePaise, minTeamSize, maxTeamSize, qualifyingRank }: EventRecord) {
    const teamPage = `${this.config.publicUrl}${registrationPath(slug)}`;
    const titles = LANGUAGES.map((language) => ({
      language,
      title: this.config.eventTitles(language, title),
    }));
    return { title, titles, feePaise, minTeamSize, maxTeamSize, qualifyingRank, teamPage };
  }

  async #reply(actor: Caller, id: string, message: string): Promise<MailingPayload> {
    const { mailing } = await this.reads.one(actor, id);
    return { message, mailing };
  }
}
