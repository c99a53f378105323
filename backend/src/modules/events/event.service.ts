import type { BatchQuery } from "../../kernel/fast/batch.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventState } from "./contract/event-state.js";
import { CURRENT_EVENT } from "./event.sql.js";
import type { EventChange, EventRepository } from "./event.repository.js";

/** An event's id or slug. If both are given, the id counts. */
interface EventName {
  readonly eventId?: string | null;
  readonly eventSlug?: string | null;
}

/** Reads the club's events. No permission is needed. */
export class EventService {
  constructor(private readonly events: EventRepository) {}

  /** Returns all events, or all events in the given state, in the order in which they were added. */
  list(state: EventState | null = null): Promise<EventRecord[]> {
    return this.events.all(state);
  }

  /** Returns the slug and the last change of each event, in the order of `list`. */
  changes(): Promise<EventChange[]> {
    return this.events.changes();
  }

  titles(eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.events.titles(eventIds);
  }

  /** Returns the event under /events/<slug>, or null. */
  bySlug(slug: string): Promise<EventRecord | null> {
    return this.events.bySlug(slug);
  }

  /** Returns the event for which teams register, or null between events. */
  current(): Promise<EventRecord | null> {
    return this.events.current();
  }

  /** The query for the current event, to run in a batch with other queries. */
  get currentQuery(): BatchQuery<EventRecord | null> {
    return CURRENT_EVENT;
  }

  /**
   * Returns the event with the given id or slug. If neither is given, returns the current event, or null if no event is
   * current.
   * @throws DomainError EVENT_NOT_FOUND for an unknown id or slug
   */
  async named({ eventId, eventSlug }: EventName): Promise<EventRecord | null> {
    if (!eventId && !eventSlug) return this.events.current();
    const event = eventId ? await this.events.byId(eventId) : await this.events.bySlug(eventSlug ?? "");
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    return event;
  }

  /**
   * Returns the event with the given slug, or the current event if no slug is given.
   * @throws DomainError EVENT_NOT_FOUND for an unknown slug; NO_CURRENT_EVENT if no slug is given and no event is
   * current
   */
  async requireNamed(eventSlug: string | null | undefined): Promise<EventRecord> {
    const event = await this.named({ eventSlug: eventSlug ?? null });
    if (!event) throw new DomainError("NO_CURRENT_EVENT");
    return event;
  }

  find(id: string): Promise<EventRecord | null> {
    return this.events.byId(id);
  }

  /** @throws DomainError NOT_FOUND */
  async byId(id: string): Promise<EventRecord> {
    const event = await this.events.byId(id);
    if (!event) throw new DomainError("NOT_FOUND");
    return event;
  }
}
