// `npm run migration -- EventContact`: writes the next migration and adds it to `migration-list.ts`. Fills in the
// columns that the entities have but no migration creates. The developer adds everything else.
import "reflect-metadata";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AddedColumns, addMissingColumns, schemaStatements } from "../kernel/db/added-columns.js";
import { migrateDatabase } from "../kernel/db/migrate.js";
import { migrationText, nextMigration, withMigration } from "./migration-skeleton.js";
import { onThrowawayDatabase } from "./data-model.js";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const LIST_FILE = join(import.meta.dirname, "migration-list.ts");

try {
  const name = nextMigration(process.argv[2] ?? "", readdirSync(MIGRATIONS));
  const { added, rest } = await difference();
  const list = withMigration(readFileSync(LIST_FILE, "utf8"), name);
  writeFileSync(join(MIGRATIONS, name.file), migrationText(name, added, rest), { flag: "wx" });
  writeFileSync(LIST_FILE, list);
  console.log(
    `Wrote backend/src/app/migrations/${name.file} and listed it in backend/src/app/migration-list.ts.`,
  );
  for (const [table, columns] of added)
    for (const column of columns)
      if (!column.isNullable && column.default === null)
        console.log(
          `${table}.${column.name} may not be empty and has no default: the rows that exist need a value.`,
        );
  if (added.size === 0)
    console.log("No entity has a column that its table lacks: write what it does yourself.");
  if (rest.length > 0)
    console.log(
      "The comments in it name what else differs: write that with the helpers of migration-tables.ts.",
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/**
 * Returns the differences between the migrated schema and the schema that the entities need: the missing columns, and
 * the statements for all other differences.
 */
function difference(): Promise<{ added: AddedColumns; rest: string[] }> {
  return onThrowawayDatabase(async (db) => {
    await migrateDatabase(db);
    const added = await addMissingColumns(db.write);
    return { added, rest: await schemaStatements(db.write) };
  });
}
