import type { DataSource, EntityMetadata, QueryRunner, TableColumnOptions } from "typeorm";
import { addColumns, int, longText, real, text, time } from "./migration-tables.js";

/** A column of an entity that its table lacks, in the words of `migration-tables.ts`. */
export interface AddedColumn {
  readonly name: string;
  readonly kind: "text" | "longText" | "int" | "real" | "time";
  /** Characters; of a text only. */
  readonly length: number;
  readonly isNullable: boolean;
  /** As a migration writes it: a number, or a quoted text. */
  readonly default: string | number | null;
}

/** Table → the columns that its entity has and it lacks. */
export type AddedColumns = ReadonlyMap<string, readonly AddedColumn[]>;

const KINDS: Readonly<Record<string, AddedColumn["kind"]>> = {
  varchar: "text",
  text: "longText",
  int: "int",
  integer: "int",
  double: "real",
  datetime: "time",
};

/**
 * Adds to the tables the columns that their entities have and they lack; answers them. Tables that are not there at all are
 * left out. For tools and tests: the product's columns are added by migrations.
 */
export async function addMissingColumns(source: DataSource): Promise<AddedColumns> {
  const runner = source.createQueryRunner();
  try {
    const added = new Map<string, readonly AddedColumn[]>();
    for (const entity of source.entityMetadatas) {
      const table = await runner.getTable(entity.tableName);
      if (!table) continue;
      const columns = columnsOf(source, entity).filter(({ name }) => !table.findColumnByName(name));
      if (columns.length === 0) continue;
      added.set(entity.tableName, columns);
      await addColumns(
        runner,
        entity.tableName,
        columns.map((column) => optionsOf(runner, column)),
      );
    }
    return added;
  } finally {
    await runner.release();
  }
}

function optionsOf(runner: QueryRunner, column: AddedColumn): TableColumnOptions {
  const { name, isNullable } = column;
  const extra = { isNullable, ...(column.default === null ? {} : { default: column.default }) };
  if (column.kind === "text") return text(name, column.length, extra);
  if (column.kind === "int") return int(runner, name, extra);
  if (column.kind === "real") return real(name, extra);
  return column.kind === "time" ? time(name, extra) : longText(name, extra);
}

/** The columns of an entity. Another kind than those of `columns.ts` is left out: TypeORM's statements still name it. */
function columnsOf(source: DataSource, entity: EntityMetadata): AddedColumn[] {
  return entity.columns.flatMap((column) => {
    const kind = KINDS[source.driver.normalizeType(column)];
    if (kind === undefined) return [];
    const value: unknown = column.default;
    return {
      name: column.databaseName,
      kind,
      length: kind === "text" ? Number(column.length) : 0,
      isNullable: column.isNullable,
      default: typeof value === "number" ? value : typeof value === "string" ? `'${value}'` : null,
    };
  });
}

/** The statements by which TypeORM would make the tables what the entities say. */
export async function schemaStatements(source: DataSource): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
