import type { DataSource, EntityMetadata, QueryRunner, TableColumnOptions } from "typeorm";
import { addColumns, int, longText, real, text, time } from "./migration-tables.js";

/** A column that an entity has but its table lacks. `kind` names a function of `migration-tables.ts`. */
export interface AddedColumn {
  readonly name: string;
  readonly kind: "text" | "longText" | "int" | "real" | "time";
  /** The length in characters; 0 if the kind is not text. */
  readonly length: number;
  readonly isNullable: boolean;
  /** The default value in SQL: a number, or a text in quotes. */
  readonly default: string | number | null;
}

/** The added columns, by table name. */
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
 * Adds the columns that an entity has but its existing table lacks. Returns the added columns. For tools and tests
 * only, because the product adds columns with migrations.
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

/** Returns an entity's columns. Leaves out columns of a type that `KINDS` lacks. */
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

/** Returns the SQL statements that TypeORM would run to adapt the tables to the entities. */
export async function schemaStatements(source: DataSource): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
