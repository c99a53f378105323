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
    const first = details.deleted[0]?.[0] ?? "";
    const others = details.count - 1;
    const targetName = `${first} and ${String(others)} other${others === 1 ? "" : "s"}`.slice(0, 200);
    await updateWhere(tx, AuditEntry, { id }, { details: JSON.stringify(details), targetName });
  };
}

function extended({ count, deleted }: SummaryDetails, record: AuditRecord): SummaryDetails {
  const { targetName, targetId, details = {} } = record;
  const more = [...deleted, [targetName, targetId, ...Object.values(details).flat().map(String)]];
  const fits = more.length <= LISTED && Buffer.byteLength(JSON.stringify(more)) <= DETAILS_BYTES;
  return { count: count + 1, deleted: fits ? more : deleted };
}
