import type { AuditAction } from "../contract/audit-labels.js";
import type { Database, Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { AuditEntry } from "./audit-entry.entity.js";

/** What is recorded about one act. */
export interface AuditRecord {
  /** Null when the system acted by itself; one without an id, the command line, counts as that. */
  readonly actor: { readonly userId: string; readonly name: string } | null;
  readonly action: AuditAction;
  readonly targetType: string;
  readonly targetId: string;
  /** Its name now, so that the log can be read after it was renamed or deleted. */
  readonly targetName: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes one audit entry in the transaction of the act itself, so that neither exists without the other. */
export async function recordAudit(tx: Tx, record: AuditRecord, id = newId()): Promise<void> {
  await tx.insert(AuditEntry, { ...entryOf(record), id });
}

/** How an act is recorded: in an entry of its own, or in the entry of its batch (audit-summary.ts). */
export type RecordAct = (tx: Tx, record: AuditRecord) => Promise<void>;

/** The number of items that fit into the details of one entry, at 300 bytes each (64 kB on MySQL). */
export const LISTED = 200;

/** The items that the one entry of a batch names: all of them, or the first ones if there are very many. */
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
  // Commands run on the server have no user of the site as their actor.
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

/** What the log holds about one account, as actor or as target, oldest first: for the export of personal data. */
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
