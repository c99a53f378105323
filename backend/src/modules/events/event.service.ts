import type { BatchQuery } from "../../kernel/fast/batch.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventState } from "./contract/event-state.js";
import { CURRENT_EVENT } from "./event.sql.js";
import type { EventChange, EventRepository } from "./event.repository.js";

/** How an event may be named; its id counts when both are given. */
interface EventName {
  readonly eventId?: string | null;
  readonly eventSlug?: string | null;
}

/** The club's events. Reading them needs no permission. */
export class EventService {
  constructor(private readonly events: EventRepository) {}

  /** Every event, or those in one state, in the order in which the club added them. */
  list(state: EventState | null = null): Promise<EventRecord[]> {
    return this.events.all(state);
  }

  /** Where every event's page is and when it last changed, in the order of `list`. */
  changes(): Promise<EventChange[]> {
    return this.events.changes();
  }

  titles(eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.events.titles(eventIds);
  }

  /** The event under /events/<slug>, or null. */
  bySlug(slug: string): Promise<EventRecord | null> {
    return this.events.bySlug(slug);
  }

  /** The event that teams register for now, or null between events. */
  current(): Promise<EventRecord | null> {
    return this.events.current();
  }

  /** As `current`, asked together with other questions. */
  get currentNow(): BatchQuery<EventRecord | null> {
    return CURRENT_EVENT;
  }

  /**
   * The event that a list names by id or address, the current one when it names none; null between events.
   * @throws DomainError EVENT_NOT_FOUND for a name that no event has.
   */
  async named({ eventId, eventSlug }: EventName): Promise<EventRecord | null> {
    if (!eventId && !eventSlug) return this.events.current();
    const event = eventId ? await this.events.byId(eventId) : await this.events.bySlug(eventSlug ?? "");
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    return event;
  }

  /** As `named`, by its address. @throws DomainError EVENT_NOT_FOUND, NO_CURRENT_EVENT between events. */
  async requireNamed(eventSlug: string | null | undefined): Promise<EventRecord> {
    const event = await this.named({ eventSlug: eventSlug ?? null });
    if (!event) throw new DomainError("NO_CURRENT_EVENT");
    return event;
  }

  /** An event by id; null when there is none. */
  find(id: string): Promise<EventRecord | null> {
    return this.events.byId(id);
  }

  /** The event of a row that refers to it. @throws DomainError NOT_FOUND. */
  async byId(id: string): Promise<EventRecord> {
    const event = await this.events.byId(id);
    if (!event) throw new DomainError("NOT_FOUND");
    return event;
  }
}
