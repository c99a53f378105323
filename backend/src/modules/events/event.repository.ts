import { findIn } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { select } from "../../kernel/db/execute.js";
import { type RawTime, toDate, toDateOrNull } from "../../kernel/db/values.js";
import type { EventRecord, NoticeRecord } from "./contract/event-record.js";
import type { EventState } from "./contract/event-state.js";
import { Event } from "./event.entity.js";

type EventRow = Omit<
  EventRecord,
  "registrationOpensAt" | "registrationClosesAt" | "notices" | "updatedAt"
> & {
  registrationOpensAt: RawTime | null;
  registrationClosesAt: RawTime | null;
  notices: string;
  updatedAt: RawTime;
};

/** When what an event's page says last changed. */
export interface EventChange {
  readonly slug: string;
  readonly updatedAt: Date;
}

const EVENT_COLUMNS = `id, slug, title, summary, description, image, schedule, venue, feePaise, maxTeamSize, firstDay,
  lastDay, registrationOpensAt, registrationClosesAt, registration, state, qualifyingRank, notices, updatedAt`;

/** Should two events be current, the later one is meant: the other one's end was forgotten. */
const CURRENT = `SELECT ${EVENT_COLUMNS} FROM events WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1`;

/** Statements on `events`. */
export class EventRepository {
  constructor(private readonly db: Database) {}

  /** All events, or those in one state, in the order in which the club added them. */
  async all(state: EventState | null): Promise<EventRecord[]> {
    const rows = await this.db.query<EventRow>(
      `SELECT ${EVENT_COLUMNS} FROM events ${state === null ? "" : "WHERE state = ?"} ORDER BY id`,
      state === null ? [] : [state],
    );
    return rows.map(toRecord);
  }

  /** The addresses of all events and when they last changed, in the order of `all`. */
  async changes(): Promise<EventChange[]> {
    const rows = await this.db.query<{ slug: string; updatedAt: RawTime }>(
      "SELECT slug, updatedAt FROM events ORDER BY id",
    );
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: toDate(updatedAt) }));
  }

  /** The titles of events, by id. */
  async titles(eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const select = { id: true, title: true };
    const events = await this.db.read((reader) =>
      findIn([...new Set(eventIds)], (id) => reader.find(Event, { select, where: { id } })),
    );
    return new Map(events.map(({ id, title }) => [id, title]));
  }

  async bySlug(slug: string): Promise<EventRecord | null> {
    return first(await this.db.query<EventRow>(`SELECT ${EVENT_COLUMNS} FROM events WHERE slug = ?`, [slug]));
  }

  async find(id: string): Promise<EventRecord | null> {
    return first(await this.db.query<EventRow>(`SELECT ${EVENT_COLUMNS} FROM events WHERE id = ?`, [id]));
  }

  async current(): Promise<EventRecord | null> {
    return first(await this.db.query<EventRow>(CURRENT));
  }

  async currentInTx(tx: Tx): Promise<EventRecord | null> {
    return first(await select<EventRow>(tx, CURRENT));
  }

  async byId(tx: Tx, id: string): Promise<EventRecord | null> {
    return first(await select<EventRow>(tx, `SELECT ${EVENT_COLUMNS} FROM events WHERE id = ?`, [id]));
  }
}

function first([row]: readonly EventRow[]): EventRecord | null {
  return row ? toRecord(row) : null;
}

function toRecord(row: EventRow): EventRecord {
  return {
    ...row,
    registrationOpensAt: toDateOrNull(row.registrationOpensAt),
    registrationClosesAt: toDateOrNull(row.registrationClosesAt),
    notices: JSON.parse(row.notices) as NoticeRecord[],
    updatedAt: toDate(row.updatedAt),
  };
}
