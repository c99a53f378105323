import type { Where } from "../db/changes.js";
import type { Tx } from "../db/database.js";
import { insertMany } from "../db/insert-many.js";

type Row = Record<string, unknown>;
type RowClass<R> = new () => R;
/** A row's columns, without the class of its entity. */
export type Columns<R> = { [K in keyof R]: R[K] };

interface Snapshot {
  readonly rows: Record<string, Row[]>;
  readonly notes: Record<string, Record<string, string>>;
}

/** Copies of deleted rows, by table. The rows can be inserted again from the copies. */
export class RowCopies {
  readonly #held: Snapshot;

  constructor(snapshot = '{"rows":{},"notes":{}}') {
    this.#held = JSON.parse(snapshot) as Snapshot;
  }

  /** Returns the copies as the text that a bin entry stores. */
  text(): string {
    return JSON.stringify(this.#held);
  }

  /**
   * Adds copies of the rows that match a condition, and returns their number. The calling code must already have locked
   * the rows.
   */
  async copy<R extends object>(tx: Tx, entity: RowClass<R>, where: Where<R>): Promise<number> {
    const rows = await tx.find(entity, { where });
    (this.#held.rows[tableOf(tx, entity)] ??= []).push(...(rows as readonly object[] as Row[]));
    return rows.length;
  }

  /** Stores a value for an id under a name. Used for data that is not in the copied rows. */
  note(name: string, id: string, value = ""): void {
    (this.#held.notes[name] ??= {})[id] = value;
  }

  /** Returns the values stored under a name, by id. */
  noted(name: string): ReadonlyMap<string, string> {
    return new Map(Object.entries(this.#held.notes[name] ?? {}));
  }

  /** Returns the copies of a table, without columns that a later migration removed. */
  of<R extends object>(tx: Tx, entity: RowClass<R>): Columns<R>[] {
    const { columns } = tx.dataSource.getMetadata(entity);
    return (this.#held.rows[tableOf(tx, entity)] ?? []).map((row) => {
      const there = columns.filter(({ propertyName }) => propertyName in row);
      const values = there.map(({ propertyName: name, type }) => [name, revived(row[name], type)] as const);
      return Object.fromEntries(values) as Columns<R>;
    });
  }

  /**
   * Inserts the copied rows of a table again.
   * @throws the driver's error if a key of a copied row is taken, or if a row that a copied row refers to is missing
   */
  async reinsert<R extends object>(tx: Tx, entity: RowClass<R>): Promise<void> {
    await insertMany<R>(tx, entity, this.of(tx, entity));
  }
}

function tableOf<R extends object>(tx: Tx, entity: RowClass<R>): string {
  return tx.dataSource.getMetadata(entity).tableName;
}

function revived(value: unknown, type: unknown): unknown {
  return type === "datetime" && typeof value === "string" ? new Date(value) : value;
}
