import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import type { Database } from "../kernel/db/database.js";

type Entity = Database["write"]["entityMetadatas"][number];

/** Path of the page, relative to the repository's root. */
export const DATA_MODEL_PAGE = "docs/data-model.md";

const INTRODUCTION = `# The data model

A picture for each module, made from the entities by \`npm run data-model\`. A test fails while it is
out of date. A table shows its primary key (PK), its references to other tables (FK) and what is
unique (UK, alone or together with other columns). All columns, with what they mean, are in the
\`*.entity.ts\` of the table. A line is a foreign key in the database. Ids without a line are kept
after their row is deleted. Tables of other modules are shown by their name alone.
`;

/**
 * Returns the text of docs/data-model.md: the modules and their references, then one diagram for each module in
 * alphabetical order.
 */
export function dataModelPage(entities: readonly Entity[]): string {
  const modules = modulesOfEntities();
  const moduleOf = (entity: Entity): string => modules.get(entity.targetName) ?? "";
  const names = [...new Set(entities.map(moduleOf))].toSorted();
  const arrows = entities.flatMap((entity) =>
    entity.foreignKeys
      .map(({ referencedEntityMetadata }) => moduleOf(referencedEntityMetadata))
      .filter((other) => other !== moduleOf(entity))
      .map((other) => `  ${moduleOf(entity)} --> ${other}`),
  );
  return [
    INTRODUCTION,
    section("Between modules", ["flowchart LR", ...new Set(arrows.toSorted())]),
    ...names.map((name) => {
      const own = entities.filter((entity) => moduleOf(entity) === name).toSorted(byTable);
      return section(name, ["erDiagram", ...own.map(table), ...own.flatMap(references)]);
    }),
  ].join("\n");
}

const byTable = (one: Entity, other: Entity): number => (one.tableName < other.tableName ? -1 : 1);

const section = (heading: string, lines: readonly string[]): string =>
  `## ${heading}\n\n\`\`\`mermaid\n${lines.join("\n")}\n\`\`\`\n`;

/** Returns the module of each entity's class, read from the imports of data-model.ts. */
function modulesOfEntities(): ReadonlyMap<string, string> {
  const text = readFileSync(join(PROJECT_ROOT, "backend/src/app/data-model.ts"), "utf8");
  const imports = text.matchAll(/^import \{ ([\w, ]+) \} from "\.\.\/(?:modules\/)?(\w+)\/.*entity\.js";$/gm);
  return new Map(
    [...imports].flatMap(([, classNames = "", name = ""]) =>
      classNames.split(", ").map((className) => [className, name] as const),
    ),
  );
}

function table(entity: Entity): string {
  const unique = new Set(entity.indices.filter(({ isUnique }) => isUnique).flatMap(({ columns }) => columns));
  const foreign = new Set(entity.foreignKeys.flatMap(({ columns }) => columns));
  const lines = entity.columns.flatMap((column) => {
    const marks = [
      ...(column.isPrimary ? ["PK"] : []),
      ...(foreign.has(column) ? ["FK"] : []),
      ...(unique.has(column) ? ["UK"] : []),
    ];
    const type = typeof column.type === "string" ? column.type : column.type.name.toLowerCase();
    return marks.length === 0 ? [] : [`    ${type} ${column.databaseName} ${marks.join(", ")}`];
  });
  return `  ${entity.tableName} {\n${lines.join("\n")}\n  }`;
}

/**
 * Returns lines such as `teams }o--|| events : "eventId"`, which show how many rows each side of a foreign key may
 * have.
 */
function references(entity: Entity): string[] {
  return entity.foreignKeys.map(({ columns, referencedEntityMetadata }) => {
    const isAlone = entity.indices
      .filter(({ isUnique }) => isUnique)
      .map((index) => index.columns)
      .concat([entity.primaryColumns])
      .some((key) => key.length === columns.length && key.every((column) => columns.includes(column)));
    const parent = columns.some(({ isNullable }) => isNullable) ? "o|" : "||";
    const names = columns.map(({ databaseName }) => databaseName).join(", ");
    return `  ${entity.tableName} ${isAlone ? "|o" : "}o"}--${parent} ${referencedEntityMetadata.tableName} : "${names}"`;
  });
}
