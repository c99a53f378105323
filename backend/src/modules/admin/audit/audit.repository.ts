import type { Database } from "../../../kernel/db/database.js";
import { toSqlTime } from "../../../kernel/db/raw-sql.js";
import { type Page, pageOf } from "../../../kernel/paging/connection.js";
import { countWhere } from "../../../kernel/paging/count.sql.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../../kernel/paging/keyset.js";
import { auditActors, auditEntries } from "./audit-list.sql.js";
import type { AuditActor, AuditEntryView } from "./audit.types.js";
import type { AuditArgs } from "../contract/audit.args.js";

const SEARCHED = ["actorName", "targetName", "action", "details", "targetId"];

/**
 * The filters of a page of entries. `AuditArgs` has two days, `from` and `to`. Here, `from` is the start of the first
 * day, and `before` is the end of the last day.
 */
export interface AuditWish extends Omit<AuditArgs, "from" | "to"> {
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Reads `audit_entries`. The class has no method that changes or deletes an entry. */
export class AuditRepository {
  constructor(private readonly db: Database) {}

  /** Returns a page, newest first, with one SQL statement, and counts the entries with a second one if requested. */
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

  /** Returns the actors of all entries, sorted by name, each with the name in their last entry. */
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
