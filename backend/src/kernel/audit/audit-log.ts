import type { AuditAction } from "../contract/audit-labels.js";
import type { Database, Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { AuditEntry } from "./audit-entry.entity.js";

export interface AuditRecord {
  /** The account that acted, or null if the system itself acted. */
  readonly actor: { readonly userId: string; readonly name: string } | null;
  readonly action: AuditAction;
  readonly targetType: string;
  readonly targetId: string;
  /** The target's current name, so that the log stays readable after the target is renamed or deleted. */
  readonly targetName: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes an audit entry in the transaction of the action, so that neither exists without the other. */
export async function recordAudit(tx: Tx, record: AuditRecord, id = newId()): Promise<void> {
  await tx.insert(AuditEntry, { ...entryOf(record), id });
}

/** Records an action in its own entry or in the entry of its batch (audit-summary.ts). */
export type RecordAct = (tx: Tx, record: AuditRecord) => Promise<void>;

/**
 * Maximum number of items in the details of one entry. At 300 bytes each, the items fit into the column's 64 kB on
 * MySQL.
 */
export const LISTED = 200;

/** Returns the items to list in the details of one audit entry: at most the first 200. */
export function listedInAudit<T>(things: readonly T[]): readonly T[] {
  return things.slice(0, LISTED);
}

function entryOf({
  actor,
  action,
  targetType,
  targetId,
  targetName,
  details,
}: AuditRecord): Omit<AuditEntry, "id"> {
  // Actions of the command line have an empty user id. They are logged as actions of the system.
  const by = actor?.userId ? actor : null;
  return {
    actorId: by?.userId ?? null,
    actorName: by?.name ?? "System",
    action,
    targetType,
    targetId,
    targetName: targetName.slice(0, 200),
    details: JSON.stringify(details ?? {}),
    at: new Date(),
  };
}

/**
 * Returns the audit entries in which an account is the actor or the target, oldest first, for the export of personal
 * data.
 */
export async function auditOf(db: Database, userId: string): Promise<object[]> {
  const where = [{ actorId: userId }, { targetType: "user", targetId: userId }];
  const order = { at: "ASC", id: "ASC" } as const;
  const entries = await db.read((reader) => reader.find(AuditEntry, { where, order }));
  return entries.map(({ action, actorName, targetType, details, at }) => ({
    action,
    actorName,
    targetType,
    details,
    at,
  }));
}
