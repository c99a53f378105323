import type { FindOptionsWhere } from "typeorm";
import { findIn } from "../../kernel/db/changes.js";
import { selectOf } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventState } from "./contract/event-state.js";
import { Event } from "./event.entity.js";
import { currentEvent, EVENT_FIELDS, toRecord } from "./event.sql.js";

export interface EventChange {
  readonly slug: string;
  readonly updatedAt: Date;
}

const EVENT: Record<keyof EventRecord, true> = selectOf(EVENT_FIELDS);
const IN_ORDER = { id: "ASC" } as const;

export class EventRepository {
  constructor(private readonly db: Database) {}

  /** Returns all events, or all events in the given state, in the order in which they were added. */
  async all(state: EventState | null): Promise<EventRecord[]> {
    const where = state === null ? {} : { state };
    const events = await this.db.read((reader) =>
      reader.find(Event, { select: EVENT, where, order: IN_ORDER }),
    );
    return events.map(toRecord);
  }

  /** Returns the slug and the last change of each event, in the order of `all`. */
  async changes(): Promise<EventChange[]> {
    const select = { id: true, slug: true, updatedAt: true } as const;
    const events = await this.db.read((reader) => reader.find(Event, { select, order: IN_ORDER }));
    return events.map(({ slug, updatedAt }) => ({ slug, updatedAt }));
  }

  async titles(eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const select = { id: true, title: true };
    const events = await this.db.read((reader) =>
      findIn([...new Set(eventIds)], (id) => reader.find(Event, { select, where: { id } })),
    );
    return new Map(events.map(({ id, title }) => [id, title]));
  }

  bySlug(slug: string): Promise<EventRecord | null> {
    return this.#find({ slug });
  }

  byId(id: string): Promise<EventRecord | null> {
    return this.#find({ id });
  }

  current(): Promise<EventRecord | null> {
    return currentEvent(this.db);
  }

  async #find(where: FindOptionsWhere<Event>): Promise<EventRecord | null> {
    const [event] = await this.db.read((reader) => reader.find(Event, { select: EVENT, where }));
    return event ? toRecord(event) : null;
  }
}
