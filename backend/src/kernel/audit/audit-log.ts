import type { Database, Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
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
  await tx.insert(AuditEntry, {
    id: newId(),
    actorId: record.actor?.userId ?? null,
    actorName: record.actor?.name ?? "System",
    action: record.action,
    targetType: record.targetType,
    targetId: record.targetId,
    details: JSON.stringify(record.details ?? {}),
    at: new Date(),
  });
}

/** What the log holds about one account, as actor or as target, oldest first: for the export of personal data. */
export function auditOf(db: Database, userId: string): Promise<object[]> {
  return db.query<object>(
    `SELECT action, actorName, targetType, details, at FROM audit_entries
     WHERE actorId = ? OR (targetType = 'user' AND targetId = ?) ORDER BY at, id`,
    [userId, userId],
  );
}
