import type { AuditAction } from "../contract/audit-labels.js";
import type { CellChangeInput, CellChangesPayload, CellOutcome } from "../contract/cell-changes.js";
import type { Caller } from "../auth/caller.js";
import type { Database, Tx } from "../db/database.js";
import { DomainError, type FieldTexts } from "../errors/domain-error.js";
import { changedConcurrently } from "../errors/require-version.js";
import { type Text, translate } from "../languages/message.js";
import { groupBy } from "../lists.js";
import { recordAudit } from "./audit-log.js";
import { summaryOf } from "./audit-summary.js";
import { FOR_ALL } from "./delete-each.js";

type Values = Readonly<Record<string, string | null>>;

interface CellRow {
  readonly name: string;
  readonly values: Values;
}

/** Describes a list with editable cells: how its rows are locked, read and written. */
export interface CellList<Change extends CellChangeInput> {
  readonly idOf: (change: Change) => string;
  /**
   * Locks the rows. Must run before the first read, because on MySQL all later reads of the transaction use the
   * snapshot that the first read takes.
   */
  readonly lock: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** @throws DomainError when the row does not exist */
  readonly read: (tx: Tx, id: string) => Promise<CellRow>;
  /**
   * Writes the values of one row. Returns the values that are then stored in these columns.
   * @throws DomainError when a value is refused
   */
  readonly write: (tx: Tx, id: string, values: Readonly<Record<string, string>>) => Promise<Values>;
  /**
   * Returns the text for a changed cell in the audit log. Returns only the column's name if the log may not contain the
   * value.
   */
  readonly logged: (column: string, to: string | null) => string;
  readonly by: Caller;
  readonly action: AuditAction;
  readonly targetType: string;
}

interface CellChanges<Change> {
  readonly changes: readonly Change[];
  readonly preview?: boolean;
}

/** Thrown with the outcomes of the cells, to roll back a transaction. */
class NothingSaved extends Error {
  constructor(readonly cells: CellOutcome[]) {
    super("nothing is saved");
  }
}

/**
 * Changes cells in one transaction, all or nothing: if one cell is refused, no cell changes. Writes one audit entry for
 * all changed rows. A preview makes the same changes and rolls them back, so that it refuses the same cells as the
 * change itself.
 */
export async function changeCells<Change extends CellChangeInput>(
  db: Database,
  list: CellList<Change>,
  { changes, preview = false }: CellChanges<Change>,
): Promise<CellChangesPayload> {
  const rows = groupBy(changes, (change) => [list.idOf(change), change]);
  try {
    const cells = await db.inTransaction(async (tx) => {
      await list.lock(tx, [...rows.keys()]);
      const outcomes = new Map<Change, CellOutcome>();
      const done: (readonly [name: string, id: string, ...cells: string[]])[] = [];
      for (const [id, theirs] of rows) {
        const { name, cells: ofRow } = await changeRow(tx, list, id, theirs);
        for (const [change, outcome] of ofRow) outcomes.set(change, outcome);
        const changed = ofRow.filter(([, { from, to }]) => from !== to);
        if (changed.length > 0)
          done.push([name, id, ...changed.map(([{ column }, { to }]) => list.logged(column, to))]);
      }
      const inOrder = changes.flatMap((change) => outcomes.get(change) ?? []);
      if (preview || inOrder.some(({ problem }) => problem !== null)) throw new NothingSaved(inOrder);
      await record(tx, list, done);
      return inOrder;
    });
    return { applied: true, cells };
  } catch (error) {
    if (!(error instanceof NothingSaved)) throw error;
    return { applied: false, cells: error.cells };
  }
}

async function changeRow<Change extends CellChangeInput>(
  tx: Tx,
  list: CellList<Change>,
  id: string,
  changes: readonly Change[],
): Promise<{ name: string; cells: (readonly [Change, CellOutcome])[] }> {
  let now: CellRow = { name: "", values: {} };
  const { pageLanguage = "en" } = list.by;
  const refusedFor = (problemOf: (change: Change) => Text | null) =>
    changes.map((change) => {
      const outcome = { from: now.values[change.column] ?? null, to: change.to ?? null };
      const text = problemOf(change);
      return [change, { ...outcome, problem: text && translate(pageLanguage, text) }] as const;
    });
  try {
    now = await list.read(tx, id);
    const { name, values } = now;
    const overtaken = ({ column, from }: Change) => (values[column] ?? "") !== (from ?? "");
    if (changes.some(overtaken)) {
      const problemOf = (change: Change) =>
        overtaken(change) ? changedConcurrently(values[change.column] ?? "") : null;
      return { name, cells: refusedFor(problemOf) };
    }
    const stored = await list.write(
      tx,
      id,
      Object.fromEntries(changes.map(({ column, to }) => [column, to ?? ""])),
    );
    const cells = changes.map((change) => {
      const { column } = change;
      return [change, { from: values[column] ?? null, to: stored[column] ?? null, problem: null }] as const;
    });
    return { name, cells };
  } catch (error) {
    // Faults and the errors in `FOR_ALL` concern all rows, not only this one.
    if (!(error instanceof DomainError) || FOR_ALL.has(error.code)) throw error;
    return { name: now.name, cells: refusedFor(problemOf(error)) };
  }
}

/**
 * Returns a function for the changes of a refused row. The function returns the problem of a change, or null if the
 * change has none. A problem with the whole row applies to all its changes.
 */
function problemOf({ texts: { fields, message } }: DomainError): (change: CellChangeInput) => Text | null {
  const known: FieldTexts = fields ?? {};
  return ({ column }) => (Object.keys(known).length === 0 ? message : (known[column] ?? null));
}

/**
 * Writes one audit entry for all changed rows. Its details are the number of rows and a list of them. If only one row
 * has changed, the details are this row's changed fields. Writes no entry if no row has changed.
 */
async function record<Change extends CellChangeInput>(
  tx: Tx,
  { by: actor, action, targetType }: CellList<Change>,
  done: readonly (readonly [name: string, id: string, ...cells: string[]])[],
): Promise<void> {
  const [first] = done;
  if (first === undefined) return;
  const [name, targetId, ...fields] = first;
  const { count, listed, targetName } = summaryOf(done);
  const details = count === 1 ? { fields } : { count, changed: listed };
  await recordAudit(tx, {
    actor,
    action,
    targetType,
    targetId,
    targetName: count === 1 ? name : targetName,
    details,
  });
}
