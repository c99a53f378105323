import { updateWhere } from "../db/changes.js";
import type { Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { AuditEntry } from "./audit-entry.entity.js";
import { type AuditRecord, LISTED, recordAudit } from "./audit-log.js";

/** What a column of 64 kB on MySQL holds, with room for the count. */
const DETAILS_BYTES = 60_000;

/** The details of an entry about several things: how many, and for each its name, id and other known fields. */
interface SummaryDetails {
  readonly count: number;
  readonly deleted: readonly (readonly string[])[];
}

/**
 * The one entry of a deletion of several things, each in its own transaction. It is written with the first and extended
 * with every other one, in their transactions, so that it always lists exactly what was deleted: a process that dies
 * in the middle leaves an entry of those it deleted. Its details are read again each time, because a transaction may run
 * again, or have an unknown outcome.
 */
export class AuditSummary {
  readonly #id = newId();

  /** Records one of them; replaces `recordAudit`. */
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

/** Several changed rows as one entry names them: how many, those that fit, and the first by its name. */
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
