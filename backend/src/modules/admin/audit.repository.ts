import type { Database } from "../../kernel/db/database.js";
import { type RawTime, toDate, toSqlTime } from "../../kernel/db/values.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../kernel/paging/keyset.js";
import type { AuditActor, AuditEntryView } from "./audit.types.js";
import type { AuditArgs } from "./contract/audit.args.js";

const COLUMNS = "id, actorId, actorName, action, targetType, targetId, targetName, details, at";
/** What a search looks into. */
const SEARCHED = ["actorName", "targetName", "action", "details", "targetId"];

/** Which entries; `from` and `before` are moments. */
export interface AuditWish extends Omit<AuditArgs, "from" | "to"> {
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Reads of `audit_entries`; nothing here can change or delete one. */
export class AuditRepository {
  constructor(private readonly db: Database) {}

  /** A page, newest first. One statement; counting takes another, when asked for. */
  async page(args: AuditWish): Promise<Page<AuditEntryView>> {
    const filters = filtersOf(args);
    const { where, orderLimit } = keyset("at", "id", {
      first: args.first,
      after: args.after ?? null,
      descending: true,
    });
    const wanted = allOf([...filters, where]);
    const rows = await this.db.query<Omit<AuditEntryView, "at"> & { at: RawTime }>(
      `SELECT ${COLUMNS} FROM audit_entries WHERE ${wanted.sql} ${orderLimit}`,
      wanted.parameters,
    );
    const entries = rows.map((row) => ({ ...row, at: toDate(row.at) }));
    return pageOf(
      entries,
      args.first,
      ({ at, id }) => ({ key: toSqlTime(at), id }),
      () => this.#count(allOf(filters)),
    );
  }

  /** Everybody who did something, by name. Who was renamed has the name of their last act. */
  async actors(): Promise<AuditActor[]> {
    return this.db.query<AuditActor>(
      `SELECT e.actorId AS id, e.actorName AS name FROM audit_entries e
       JOIN (SELECT actorId, MAX(id) AS id FROM audit_entries WHERE actorId IS NOT NULL GROUP BY actorId) last
         ON last.id = e.id
       ORDER BY e.actorName, e.actorId`,
    );
  }

  async #count({ sql, parameters }: SqlPart): Promise<number> {
    const [row] = await this.db.query<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM audit_entries WHERE ${sql}`,
      parameters,
    );
    return Number(row?.n ?? 0);
  }
}

function filtersOf({ search, action, actorId, targetId, from, before }: AuditWish): SqlPart[] {
  const filters: SqlPart[] = searchIn(SEARCHED, search);
  const narrow = (sql: string, value: string | null | undefined): void => {
    if (value) filters.push({ sql, parameters: [value] });
  };
  narrow("action = ?", action);
  narrow("actorId = ?", actorId);
  narrow("targetId = ?", targetId);
  narrow("at >= ?", from && toSqlTime(from));
  narrow("at < ?", before && toSqlTime(before));
  return filters;
}
