import type { Database } from "../../kernel/db/database.js";
import { type RawTime, toDate, toSqlTime } from "../../kernel/db/values.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../kernel/paging/keyset.js";
import type { AuditEntryView } from "./audit.types.js";
import type { AuditArgs } from "./contract/audit.args.js";

const COLUMNS = "id, actorId, actorName, action, targetType, targetId, details, at";

/** Reads of `audit_entries`; nothing here can change or delete one. */
export class AuditRepository {
  constructor(private readonly db: Database) {}

  /** A page, newest first. One statement; counting takes another, when asked for. */
  async page(args: AuditArgs): Promise<Page<AuditEntryView>> {
    const filters: SqlPart[] = searchIn(["actorName", "action", "details", "targetId"], args.search);
    if (args.action) filters.push({ sql: "action = ?", parameters: [args.action] });
    if (args.actorId) filters.push({ sql: "actorId = ?", parameters: [args.actorId] });
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

  async #count({ sql, parameters }: SqlPart): Promise<number> {
    const [row] = await this.db.query<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM audit_entries WHERE ${sql}`,
      parameters,
    );
    return Number(row?.n ?? 0);
  }
}
