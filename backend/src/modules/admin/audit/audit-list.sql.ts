import type { AuditEntry } from "../../../kernel/audit/audit-entry.entity.js";
import { columnList, type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import { allOf, type keyset, type SqlPart } from "../../../kernel/paging/keyset.js";
import type { AuditActor, AuditEntryView } from "./audit.types.js";

const SHOWN = [
  "id",
  "actorId",
  "actorName",
  "action",
  "targetType",
  "targetId",
  "targetName",
  "details",
  "at",
] as const;

/**
 * Returns the entries of a page. The statement starts at the cursor in an index, so that pages do not become slower as
 * the log grows. The log is never emptied.
 */
export async function auditEntries(
  db: Database,
  filter: SqlPart,
  { where, orderLimit }: ReturnType<typeof keyset>,
): Promise<AuditEntryView[]> {
  const { sql, parameters } = allOf([filter, where]);
  const rows = await db.query<Omit<AuditEntryView, "at"> & { at: RawTime }>(
    `SELECT ${columnList<AuditEntry>("e", SHOWN)} FROM audit_entries e WHERE ${sql} ${orderLimit}`,
    parameters,
  );
  return rows.map((row) => ({ ...row, at: toDate(row.at) }));
}

/**
 * Returns the actors of all entries, sorted by name, each with the name in their last entry. Finds the last entries in
 * an index, without reading every entry.
 */
export function auditActors(db: Database): Promise<AuditActor[]> {
  return db.query<AuditActor>(
    `SELECT e.actorId AS id, e.actorName AS name FROM audit_entries e
     JOIN (SELECT actorId, MAX(id) AS id FROM audit_entries WHERE actorId IS NOT NULL GROUP BY actorId) last
       ON last.id = e.id
     ORDER BY e.actorName, e.actorId`,
  );
}
