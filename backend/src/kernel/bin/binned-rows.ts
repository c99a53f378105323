import type { RecordAct } from "../audit/audit-log.js";
import { deleteSelected, type SelectionParts } from "../audit/delete-each.js";
import type { Caller } from "../auth/caller.js";
import type { DeletionsPayload } from "../contract/deletions.js";
import { deleteWhere } from "../db/changes.js";
import type { Tx } from "../db/database.js";
import { isDuplicate, isMissingReference } from "../db/unique-key.js";
import { DomainError } from "../errors/domain-error.js";
import { msg } from "../languages/message.js";
import type { BinKind } from "./bin-entry.entity.js";
import type { Binned, BinRepository } from "./bin.repository.js";
import { fatal, type Obstacle } from "./obstacle.js";
import { RowCopies } from "./row-copies.js";

interface BinnedTable<Row> {
  readonly kind: BinKind;
  readonly entity: new () => Row;
  /** Returns the row's name in the bin and the audit log. */
  readonly called: (row: Row) => Pick<Binned, "name" | "about">;
}

/**
 * Reads a table's rows for a list of the admin area, moves them into the bin and restores them (docs/admin-lists.md).
 */
export class BinnedRows<Row extends { readonly id: string }> {
  constructor(
    private readonly parts: SelectionParts & { readonly bin: BinRepository },
    private readonly table: BinnedTable<Row>,
  ) {}

  list(): Promise<Row[]> {
    return this.parts.db.read((reader) => reader.find(this.table.entity));
  }

  /**
   * Moves rows into the bin.
   * @throws DomainError CONFIRMATION_NEEDED before any row is deleted.
   */
  delete(actor: Caller, ids: readonly string[]): Promise<DeletionsPayload> {
    return deleteSelected(this.parts, actor, ids, (id, record) =>
      this.parts.db.inTransaction((tx) => this.#delete(tx, actor, id, record)),
    );
  }

  /**
   * Inserts an entry's deleted rows again. Returns the reasons why the rows could not be restored, or an empty list.
   */
  async restore(tx: Tx, copies: RowCopies): Promise<readonly Obstacle[]> {
    try {
      await copies.reinsert(tx, this.table.entity);
      return [];
    } catch (error) {
      if (!isDuplicate(error) && !isMissingReference(error)) throw error;
      return [
        fatal(msg("Someone created the same data again, or deleted other data that this entry needs.")),
      ];
    }
  }

  async #delete(tx: Tx, actor: Caller, id: string, record: RecordAct): Promise<void> {
    const { kind, entity, called } = this.table;
    const { bin, confirmations } = this.parts;
    await confirmations.requireForDeletion(tx, actor);
    const copies = new RowCopies();
    await copies.copy(tx, entity, { id } as object);
    const [row] = copies.of(tx, entity);
    if (!row) throw new DomainError("NOT_FOUND");
    const { name, about } = called(row);
    await bin.put(tx, { id, kind, name, about, partOfId: null }, { by: actor, copies });
    await deleteWhere(tx, entity, { id } as object);
    const target = { targetType: kind, targetId: id, targetName: name };
    await record(tx, { actor, action: `${kind}.delete`, ...target });
  }
}
