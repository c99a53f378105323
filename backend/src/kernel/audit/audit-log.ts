import type { Database, Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { insertMany } from "../db/insert-many.js";
import { AuditEntry } from "./audit-entry.entity.js";

/** What is written down about one act. */
export interface AuditRecord {
  /** Null when the system acted by itself. */
  readonly actor: { readonly userId: string; readonly name: string } | null;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes one audit entry in the transaction of the act itself, so that neither exists without the other. */
export async function recordAudit(tx: Tx, record: AuditRecord): Promise<void> {
  await tx.insert(AuditEntry, entryOf(record));
}

/** The same for an act upon many things: an entry each, in this order. */
export async function recordAudits(tx: Tx, records: readonly AuditRecord[]): Promise<void> {
  await insertMany(tx, AuditEntry, records.map(entryOf));
}

function entryOf({ actor, action, targetType, targetId, details }: AuditRecord): AuditEntry {
  return {
    id: newId(),
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? "System",
    action,
    targetType,
    targetId,
    details: JSON.stringify(details ?? {}),
    at: new Date(),
  };
}

/** What the log holds about one account, as actor or as target, oldest first: for the export of personal data. */
export function auditOf(db: Database, userId: string): Promise<object[]> {
  return db.query<object>(
    `SELECT action, actorName, targetType, details, at FROM audit_entries
     WHERE actorId = ? OR (targetType = 'user' AND targetId = ?) ORDER BY at, id`,
    [userId, userId],
  );
}
