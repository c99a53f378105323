import { columnList, type RawTime, toDate, toDateOrNull } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import type { BatchQuery } from "../../kernel/fast/batch.js";
import type { EventRecord, NoticeRecord } from "./contract/event-record.js";
import { EVENT_TEXT_FIELDS } from "./contract/event-texts.js";
import type { Event } from "./event.entity.js";

export const EVENT_FIELDS = [
  "id",
  "slug",
  ...EVENT_TEXT_FIELDS,
  "feePaise",
  "minTeamSize",
  "maxTeamSize",
  "firstDay",
  "lastDay",
  "registrationOpensAt",
  "registrationClosesAt",
  "registration",
  "state",
  "qualifyingRank",
  "updatedAt",
] as const satisfies (keyof EventRecord)[];

type Stored = Pick<Event, keyof EventRecord>;
type Bounds = "registrationOpensAt" | "registrationClosesAt";
type Row = Omit<Stored, Bounds | "updatedAt"> &
  Record<Bounds, RawTime | null> & { readonly updatedAt: RawTime };

/**
 * `EVENT_CURRENT` prevents a second current event. If a database contains two anyway, the later one counts, because the
 * club probably forgot to end the earlier one.
 */
const CURRENT = `SELECT ${columnList<Event>("e", EVENT_FIELDS)} FROM events e WHERE e.state = 'current'
  ORDER BY e.firstDay DESC, e.id DESC LIMIT 1`;

/**
 * Returns the current event, or null. The SQL is handwritten, because TypeORM's find takes 0.2 ms longer, and most
 * pages and every new team need the current event.
 */
export async function currentEvent(db: Database): Promise<EventRecord | null> {
  return read(await db.query<Row>(CURRENT));
}

export const CURRENT_EVENT: BatchQuery<EventRecord | null> = {
  statements: [{ sql: CURRENT }],
  answer: (rows) => read(rows as Row[]),
};

function read([row]: readonly Row[]): EventRecord | null {
  if (!row) return null;
  return toRecord({
    ...row,
    registrationOpensAt: toDateOrNull(row.registrationOpensAt),
    registrationClosesAt: toDateOrNull(row.registrationClosesAt),
    updatedAt: toDate(row.updatedAt),
  });
}

export function toRecord({ notices, ...event }: Stored): EventRecord {
  return { ...event, notices: JSON.parse(notices) as NoticeRecord[] };
}
