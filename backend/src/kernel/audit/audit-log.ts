import type { Tx } from "../db/database.js";
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
