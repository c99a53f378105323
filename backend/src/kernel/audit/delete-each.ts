import type { Caller } from "../auth/caller.js";
import type { Confirmations } from "../auth/confirmations.js";
import type { DeletionsPayload, RefusedDeletion } from "../contract/deletions.js";
import type { Database } from "../db/database.js";
import type { DomainError } from "../errors/domain-error.js";
import { logFault, toDomainError } from "../errors/to-domain-error.js";
import type { Logger } from "../log/logger.js";
import { AuditSummary } from "./audit-summary.js";
import { recordAudit, type RecordAct } from "./audit-log.js";

/**
 * Codes of errors that concern all items, not only the current one. After such an error, the remaining items would most
 * likely fail in the same way, some of them only after a long wait.
 */
export const FOR_ALL: ReadonlySet<string> = new Set([
  "CONFIRMATION_NEEDED",
  "UNAUTHENTICATED",
  "UNAVAILABLE",
  "UNKNOWN_OUTCOME",
  "INTERNAL",
] satisfies DomainError["code"][]);

/**
 * Deletes several items one after the other, each in its own transaction, so that a refused item does not stop the
 * others. The audit log gets one entry for all items, or the usual entry if there is only one item.
 * @param remove deletes one item and records the deletion with the given function
 */
export async function deleteEach(
  ids: readonly string[],
  remove: (id: string, record: RecordAct) => Promise<unknown>,
  log: Logger,
): Promise<DeletionsPayload> {
  const record = ids.length === 1 ? recordAudit : new AuditSummary().record;
  const deleted: string[] = [];
  const refused: RefusedDeletion[] = [];
  let broken: DomainError | undefined;
  for (const id of ids) {
    try {
      if (broken) throw broken;
      await remove(id, record);
      deleted.push(id);
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (error !== broken) logFault(log, thrown, "one of several was not deleted");
      if (FOR_ALL.has(error.code)) broken = error;
      refused.push({ id, code: error.code, message: error.message });
    }
  }
  return { deleted, refused };
}

export interface SelectionParts {
  readonly db: Database;
  readonly confirmations: Confirmations;
  readonly log: Logger;
}

/**
 * Deletes the rows that an admin selected, as `deleteEach` does. A repeated id counts once.
 * @throws DomainError CONFIRMATION_NEEDED before any row is deleted
 */
export async function deleteSelected(
  { db, confirmations, log }: SelectionParts,
  actor: Caller,
  ids: readonly string[],
  remove: (id: string, record: RecordAct) => Promise<unknown>,
): Promise<DeletionsPayload> {
  const wanted = [...new Set(ids)];
  await db.inTransaction((tx) => confirmations.requireForDeletion(tx, actor, wanted.length));
  return deleteEach(wanted, remove, log);
}
