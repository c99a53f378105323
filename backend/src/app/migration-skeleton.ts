import type { AddedColumn, AddedColumns } from "../kernel/db/added-columns.js";

export interface MigrationName {
  /** For example, `EventContact1700000000020`. */
  readonly className: string;
  /** For example, `1700000000020-event-contact.ts`. */
  readonly file: string;
}

/**
 * Returns the name of the next migration.
 * @param name the migration's subject in PascalCase: `EventContact`
 * @param files the names of the files in the folder of migrations
 * @throws Error with a one-line message if the name is not in PascalCase or is taken.
 */
export function nextMigration(name: string, files: readonly string[]): MigrationName {
  if (!/^[A-Z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/.test(name))
    throw new Error(`Name what the migration is about, as in "npm run migration -- EventContact".`);
  const ids = files.flatMap((file) => /^(\d+)-.*\.ts$/.exec(file)?.[1] ?? []);
  const kebab = name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const existingFile = files.find((file) => file.replace(/^\d+-/, "") === `${kebab}.ts`);
  if (existingFile !== undefined) throw new Error(`There is a migration of this name: ${existingFile}.`);
  const id = String(Math.max(...ids.map(Number)) + 1);
  return { className: name + id, file: `${id}-${kebab}.ts` };
}

/**
 * Returns the text of a migration that adds the given columns, for both databases.
 * @param rest further statements that TypeORM would run, listed in a comment for the developer who completes the
 * migration
 */
export function migrationText(name: MigrationName, added: AddedColumns, rest: readonly string[]): string {
  const tables = [...added];
  const up = tables.map(([table, columns]) =>
    call("addColumns(queryRunner, ", table, columns.map(helperCall)),
  );
  const down = tables
    .toReversed()
    .map(([table, columns]) => call("queryRunner.dropColumns(", table, columns.map(quotedName)));
  const helpers = [
    ...(up.length > 0 ? ["addColumns"] : []),
    ...new Set(tables.flatMap(([, all]) => all.map(helperOf))),
  ];
  const names = tables.flatMap(([table, columns]) => columns.map((column) => `${table}.${column.name}`));
  const summary = names.length > 0 ? `Adds ${names.join(", ")}.` : `${name.className.replace(/\d+$/, "")}.`;
  const unwritten = up.length === 0 ? [`    throw new Error("${name.className} is not written yet");\n`] : [];
  return [
    'import type { MigrationInterface, QueryRunner } from "typeorm";\n',
    helpers.length > 0
      ? `import { ${helpers.sort().join(", ")} } from "../../kernel/db/migration-tables.js";\n`
      : "",
    `\n/** ${summary} */\nexport class ${name.className} implements MigrationInterface {\n`,
    `  readonly name = "${name.className}";\n\n`,
    "  async up(queryRunner: QueryRunner): Promise<void> {\n",
    ...rest.map((sql) => `    // TypeORM would run, on SQLite: ${sql}\n`),
    ...up,
    ...unwritten,
    "  }\n\n  async down(queryRunner: QueryRunner): Promise<void> {\n",
    ...down,
    ...unwritten,
    "  }\n}\n",
  ].join("");
}

/**
 * Returns the text of `migration-list.ts` with the migration added as the newest.
 * @throws Error when the list has an unexpected format.
 */
export function withMigration(list: string, { className, file }: MigrationName): string {
  const path = `./migrations/${file.replace(/ts$/, "js")}`;
  const imports = [...list.matchAll(/^import .* from "\.\/migrations\/.*;\n/gm)];
  const last = imports.at(-1);
  const end = list.lastIndexOf("];\n");
  if (!last || end < 0)
    throw new Error("migration-list.ts does not list migrations as expected: add it by hand.");
  const afterImports = last.index + last[0].length;
  return [
    list.slice(0, afterImports),
    `import { ${className} } from "${path}";\n`,
    list.slice(afterImports, end),
    `  ${className},\n`,
    list.slice(end),
  ].join("");
}

const PRINT_WIDTH = 110;

/** Returns a call with a table and a list, on one line if the formatter would leave it on one line. */
function call(opening: string, table: string, list: readonly string[]): string {
  const line = `    await ${opening}"${table}", [${list.join(", ")}]);\n`;
  if (line.length - 1 <= PRINT_WIDTH) return line;
  return `    await ${opening}"${table}", [\n${list.map((item) => `      ${item},\n`).join("")}    ]);\n`;
}

const quotedName = ({ name }: AddedColumn): string => `"${name}"`;

function helperOf({ kind, length }: AddedColumn): string {
  return kind === "text" && length === ID_LENGTH ? "ref" : kind;
}

/** The length of a UUID as text. */
const ID_LENGTH = 36;

/** Returns a call such as `text("contactEmail", 254, { isNullable: true })`. */
function helperCall(column: AddedColumn): string {
  const helper = helperOf(column);
  const extra = [
    ...(column.isNullable ? ["isNullable: true"] : []),
    ...(column.default === null ? [] : [`default: ${literal(column.default)}`]),
  ];
  return `${helper}(${[
    ...(helper === "int" ? ["queryRunner"] : []),
    `"${column.name}"`,
    ...(helper === "text" ? [String(column.length)] : []),
    ...(extra.length > 0 ? [`{ ${extra.join(", ")} }`] : []),
  ].join(", ")})`;
}

const literal = (value: string | number): string =>
  typeof value === "number" ? String(value) : `"${value}"`;
