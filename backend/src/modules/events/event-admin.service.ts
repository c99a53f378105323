import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { AuditAction } from "../../kernel/contract/audit-labels.js";
import { RULES, SUCCESS } from "../../kernel/contract/catalogue.js";
import { changedFields } from "../../kernel/contract/changed-fields.js";
import { indiaDay } from "../../kernel/contract/india-time.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { requireVersion, versionAt } from "../../kernel/errors/require-version.js";
import { queueWebhook, type WebhookData } from "../../kernel/webhooks/queue-webhooks.js";
import type { CreateEventInput, UpdateEventInput } from "./contract/event-fields.input.js";
import type { EventRecord } from "./contract/event-record.js";
import { isEventText } from "./contract/event-texts.js";
import type { EventTextsInput } from "./contract/event-texts.input.js";
import type { EventAdminRepository, EventData } from "./event-admin.repository.js";
import { badFields, dataOf, storedTexts } from "./event-data.js";
import { EVENT_CURRENT, EVENT_SLUG } from "./event.entity.js";
import type { EventService } from "./event.service.js";
import { eventView, type EventPayload } from "./event.types.js";

/**
 * Another module's work when an event changes. Runs in the same transaction, while the event is locked. If it throws,
 * the change fails. `app/event-lifecycle.ts` lists all followers.
 */
export interface EventFollower {
  /** Runs before an event is written. `before` is null for a new event. */
  writing?(tx: Tx, before: EventRecord | null, after: EventData, actor: Caller): Promise<void>;
  /** Runs after an event was added as a copy of another event. */
  copied?(tx: Tx, original: EventRecord, copy: EventData, actor: Caller): Promise<void>;
  /** Runs before an unused event is deleted. */
  deleting?(tx: Tx, event: EventRecord): Promise<void>;
}

/** The new texts of an event. `details` are added to the entry in the audit log. */
export interface TextsDecision {
  readonly texts: EventTextsInput;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds and changes events. A unique key in the database ensures that at most one event is current. */
export class EventAdminService {
  constructor(
    private readonly db: Database,
    private readonly repository: EventAdminRepository,
    private readonly events: EventService,
    private readonly confirmations: Confirmations,
    private readonly followers: readonly EventFollower[] = [],
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Adds an event.
   * @throws DomainError FORBIDDEN, SLUG_TAKEN, CONFLICT; CONFIRMATION_NEEDED for a current event; BAD_INPUT for
   * contradictory dates or team sizes; and the followers' errors
   */
  async create(caller: Caller | null, input: CreateEventInput): Promise<EventPayload> {
    const actor = requirePermission(caller, "createEvent");
    const data = dataOf(input);
    const id = await this.#change(async (tx) => {
      await this.#requireAgreed(tx, actor, null, data);
      const made = await this.repository.insert(tx, data);
      await this.#copy(tx, actor, input.copyOf, data);
      if (input.state === "current") await this.#makeCurrent(tx, actor, made);
      await this.#record(tx, actor, "event.create", { id: made, title: data.title });
      return made;
    });
    return this.#reply(id, SUCCESS.eventCreated);
  }

  /**
   * Updates an event. A new fee applies only to payments that are reported from now on.
   * @throws DomainError EVENT_NOT_FOUND, VERSION_CHANGED, CONFLICT; FORBIDDEN, also for a changed fact if the caller
   * may change only texts; BAD_INPUT for contradictory dates or team sizes, or for a changed slug; CONFIRMATION_NEEDED
   * if the event becomes the current one; CURRENT_EVENT_NEEDED if the club would have no current event; and the
   * followers' errors
   */
  async update(caller: Caller | null, input: UpdateEventInput): Promise<EventPayload> {
    const actor = requirePermission(caller, "updateEvent");
    const data = dataOf(input);
    await this.#change(async (tx) => {
      const before = await this.#requireEvent(input.eventId);
      requireVersion(input.version, versionAt(before.updatedAt));
      if (data.slug !== before.slug) throw badFields({ slug: RULES.slugFixed });
      if (before.state === "current" && input.state !== "current")
        throw new DomainError("CURRENT_EVENT_NEEDED");
      const { slug: _slug, state, ...rewritten } = data;
      await this.#requireAgreed(tx, actor, before, data);
      const fields = changedFields(before, { ...rewritten, state: input.state });
      if (fields.length === 0) return;
      if (!fields.every(isEventText)) requirePermission(actor, "decideEventFacts");
      await this.repository.rewrite(tx, before.id, rewritten);
      if (input.state !== "current") await this.repository.setState(tx, before.id, state);
      else if (before.state !== "current") await this.#makeCurrent(tx, actor, before.id);
      await this.#record(tx, actor, "event.update", before, { fields });
    });
    return this.#reply(input.eventId, SUCCESS.eventUpdated);
  }

  /**
   * Replaces an event's texts with the result of `decide`, which runs while the event is locked. If `decide` returns
   * null, nothing changes. Returns whether any text changed.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, and the errors of `decide` and the followers
   */
  async rewriteTexts(
    caller: Caller | null,
    slug: string,
    decide: (tx: Tx, event: EventRecord) => Promise<TextsDecision | null>,
  ): Promise<boolean> {
    const actor = requirePermission(caller, "updateEvent");
    return this.#change(async (tx) => {
      const before = await this.events.bySlug(slug);
      if (!before) throw new DomainError("EVENT_NOT_FOUND");
      const decision = await decide(tx, before);
      if (decision === null) return false;
      const { texts, details = {} } = decision;
      const { id, updatedAt: _version, state: _state, ...facts } = before;
      const rewritten = { ...facts, ...storedTexts(texts) };
      const state = before.state === "past" ? "past" : "upcoming";
      await this.#requireAgreed(tx, actor, before, { ...rewritten, state });
      const fields = changedFields(before, rewritten);
      if (fields.length === 0) return false;
      const { slug: _slug, ...columns } = rewritten;
      await this.repository.rewrite(tx, id, columns);
      await this.#record(tx, actor, "event.update", before, { fields, ...details });
      return true;
    });
  }

  /**
   * Prevents an event's deletion until the transaction ends, so that new rows can refer to the event. Returns false if
   * the event does not exist.
   */
  lockOne(tx: Tx, slug: string): Promise<boolean> {
    return this.repository.lockOne(tx, slug);
  }

  /**
   * Makes an event current, so that teams can register for it.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, EVENT_NOT_FOUND, CONFLICT
   */
  async setCurrent(caller: Caller | null, eventId: string): Promise<EventPayload> {
    const actor = requirePermission(caller, "setCurrentEvent");
    await this.#change(async (tx) => {
      const event = await this.#requireEvent(eventId);
      if (event.state === "current") return;
      await this.#makeCurrent(tx, actor, eventId);
      await this.#record(tx, actor, "event.setCurrent", event);
    });
    return this.#reply(eventId, SUCCESS.currentEventSet);
  }

  async #requireAgreed(tx: Tx, actor: Caller, before: EventRecord | null, after: EventData): Promise<void> {
    for (const follower of this.followers) await follower.writing?.(tx, before, after, actor);
  }

  /** Runs the followers' work for a copied event. Does nothing without an original, or if the original was deleted. */
  async #copy(tx: Tx, actor: Caller, originalId: string | null | undefined, copy: EventData): Promise<void> {
    const original = originalId ? await this.events.find(originalId) : null;
    if (!original) return;
    for (const follower of this.followers) await follower.copied?.(tx, original, copy, actor);
  }

  async #requireEvent(id: string): Promise<EventRecord> {
    const event = await this.events.find(id);
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    return event;
  }

  /**
   * Makes an event current. Requires more rights than editing an event, because it closes registration for one event
   * and opens it for another.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED
   */
  async #makeCurrent(tx: Tx, actor: Caller, id: string): Promise<void> {
    requirePermission(actor, "setCurrentEvent");
    await this.confirmations.require(actor, "makeCurrent");
    for (const formerId of await this.repository.makeCurrent(tx, id, indiaDay(this.now())))
      announce(tx, { topic: Topic.event, id: formerId });
  }

  async #record(
    tx: Tx,
    actor: Caller,
    action: AuditAction,
    event: { readonly id: string; readonly title: string },
    details: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const target = { targetType: "event", targetId: event.id, targetName: event.title };
    await recordAudit(tx, { actor, action, ...target, details });
    announce(tx, { topic: Topic.event, id: event.id });
    queueWebhook(tx, {
      type: action === "event.create" ? "event.created" : "event.updated",
      about: event.id,
      data: async () => eventData(await this.events.find(event.id)),
    });
  }

  /**
   * Runs a change in a transaction that first locks all events.
   * @throws DomainError SLUG_TAKEN; CONFLICT if another event became current concurrently
   */
  async #change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.db.inTransaction(async (tx) => {
        await this.repository.lock(tx);
        return work(tx);
      });
    } catch (error) {
      if (violates(error, EVENT_SLUG))
        throw new DomainError("SLUG_TAKEN", { cause: error, fields: { slug: RULES.slugTaken } });
      throw violates(error, EVENT_CURRENT) ? new DomainError("CONFLICT", { cause: error }) : error;
    }
  }

  async #reply(id: string, message: string): Promise<EventPayload> {
    const event = await this.events.named({ eventId: id });
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    return { message, event: eventView(event, this.now()) };
  }
}

/** Returns an event's data for webhooks, or null if the event no longer exists. */
function eventData(event: EventRecord | null): WebhookData | null {
  if (!event) return null;
  const { id, slug, title, state, firstDay, lastDay, registration } = event;
  return { id, slug, title, state, firstDay, lastDay, registration };
}
