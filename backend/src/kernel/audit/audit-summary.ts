import { updateWhere } from "../db/changes.js";
import type { Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { AuditEntry } from "./audit-entry.entity.js";
import { type AuditRecord, LISTED, recordAudit } from "./audit-log.js";

/** Maximum size of the details in bytes. Leaves room for the count in MySQL's 64 kB column. */
const DETAILS_BYTES = 60_000;

/**
 * The details of an entry about several items: their number, and the name, id and other known fields of each item that
 * fits.
 */
interface SummaryDetails {
  readonly count: number;
  readonly deleted: readonly (readonly string[])[];
}

/**
 * A single audit entry for a deletion of several items, each in its own transaction. The first item's transaction
 * writes the entry, and each later transaction extends it. The entry's count is therefore always exact, even if the
 * process dies midway. Each transaction reads the stored details, because details in memory would be wrong after a
 * retry or an unknown outcome.
 */
export class AuditSummary {
  readonly #id = newId();

  /** Records the deletion of one item. Use this function instead of `recordAudit`. */
  readonly record = async (tx: Tx, record: AuditRecord): Promise<void> => {
    const id = this.#id;
    const entry = await tx.findOne(AuditEntry, { select: { id: true, details: true }, where: { id } });
    const before = entry ? (JSON.parse(entry.details) as SummaryDetails) : { count: 0, deleted: [] };
    const details = extended(before, record);
    if (!entry) return recordAudit(tx, { ...record, details: { ...details } }, id);
    const targetName = namedFirst(details.deleted[0]?.[0] ?? "", details.count);
    await updateWhere(tx, AuditEntry, { id }, { details: JSON.stringify(details), targetName });
  };
}

function extended({ count, deleted }: SummaryDetails, record: AuditRecord): SummaryDetails {
  const { targetName, targetId, details = {} } = record;
  const more = [...deleted, [targetName, targetId, ...Object.values(details).flat().map(String)]];
  return { count: count + 1, deleted: fits(more) ? more : deleted };
}

/**
 * Returns the parts of an audit entry about several changed rows: the number of rows, the rows that fit, and a target
 * name made from the first row.
 */
export function summaryOf<Row extends readonly [name: string, ...more: string[]]>(rows: readonly Row[]) {
  let listed = rows.slice(0, LISTED);
  while (!fits(listed)) listed = listed.slice(0, Math.floor(listed.length / 2));
  return { count: rows.length, listed, targetName: namedFirst(rows[0]?.[0] ?? "", rows.length) };
}

function fits(rows: readonly (readonly string[])[]): boolean {
  return rows.length <= LISTED && Buffer.byteLength(JSON.stringify(rows)) <= DETAILS_BYTES;
}

function namedFirst(first: string, count: number): string {
  const others = count - 1;
  return `${first} and ${String(others)} other${others === 1 ? "" : "s"}`.slice(0, 200);
}
