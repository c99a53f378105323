import type { Database } from "../../../kernel/db/database.js";
import { toSqlTime } from "../../../kernel/db/raw-sql.js";
import { type Page, pageOf } from "../../../kernel/paging/connection.js";
import { countWhere } from "../../../kernel/paging/count.sql.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../../kernel/paging/keyset.js";
import { auditActors, auditEntries } from "./audit-list.sql.js";
import type { AuditActor, AuditEntryView } from "./audit.types.js";
import type { AuditArgs } from "../contract/audit.args.js";

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
    const position = keyset("e.at", "e.id", {
      first: args.first,
      after: args.after ?? null,
      descending: true,
    });
    const filter = allOf(filters);
    const entries = await auditEntries(this.db, filter, position);
    return pageOf(
      entries,
      args.first,
      ({ at, id }) => ({ key: toSqlTime(at), id }),
      () => countWhere(this.db, "audit_entries e", filter),
    );
  }

  /** Everybody who did something, by name. Who was renamed has the name of their last act. */
  actors(): Promise<AuditActor[]> {
    return auditActors(this.db);
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
