import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Entity } from "typeorm";
import { addMissingColumns } from "../kernel/db/added-columns.js";
import {
  IdColumn,
  IntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from "../kernel/db/columns.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { pendingStatements } from "../kernel/testing/migrations.js";
import { createTestDatabase } from "../kernel/testing/test-database.js";
import { migrationText, nextMigration, withMigration } from "./migration-skeleton.js";

@Entity("samples")
class Sample {
  @IdColumn()
  id!: string;

  @TextColumn(254, { nullable: true })
  contactEmail!: string | null;

  @TextColumn(10, { default: "" })
  size!: string;

  @IntColumn({ default: 1 })
  rank!: number;

  @RefColumn({ nullable: true })
  ownerId!: string | null;

  @TimeColumn({ nullable: true })
  seenAt!: Date | null;

  @LongTextColumn({ nullable: true })
  notes!: string | null;
}

const NAME = nextMigration("EventContact", [
  "1700000000007-current-event.ts",
  "1700000000012-mail-leases.ts",
]);

test("the next migration has the next number and says what it is about", () => {
  expect(NAME).toEqual({ className: "EventContact1700000000013", file: "1700000000013-event-contact.ts" });
});

test.each(["", "eventContact", "event-contact", "Event Contact", "../Event"])("%j is no name", (name) => {
  expect(() => nextMigration(name, ["1700000000007-current-event.ts"])).toThrow(
    "npm run migration -- EventContact",
  );
});

test("a name is not used twice", () => {
  expect(() => nextMigration("CurrentEvent", ["1700000000007-current-event.ts"])).toThrow(
    "1700000000007-current-event.ts",
  );
});

test("columns that an entity has and its table lacks are filled in, and are what the entity describes", async () => {
  const place = await createTestDatabase();
  const db = await openDatabase(place.url, { entities: [Sample], migrations: [] });
  await db.write.query("CREATE TABLE samples (id varchar(36) NOT NULL PRIMARY KEY)");
  const added = await addMissingColumns(db.write);
  expect(await pendingStatements(db)).toEqual([]);
  await db.close();
  await place.dispose();
  expect(migrationText(NAME, added, [])).toBe(`import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, int, longText, ref, text, time } from "../../kernel/db/migration-tables.js";

/** Adds samples.contactEmail, samples.size, samples.rank, samples.ownerId, samples.seenAt, samples.notes. */
export class EventContact1700000000013 implements MigrationInterface {
  readonly name = "EventContact1700000000013";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "samples", [
      text("contactEmail", 254, { isNullable: true }),
      text("size", 10, { default: "''" }),
      int(queryRunner, "rank", { default: 1 }),
      ref("ownerId", { isNullable: true }),
      time("seenAt", { isNullable: true }),
      longText("notes", { isNullable: true }),
    ]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("samples", ["contactEmail", "size", "rank", "ownerId", "seenAt", "notes"]);
  }
}
`);
});

test("where no column is new, the migration refuses to run until it is written, and names what differs", () => {
  const text = migrationText(NAME, new Map(), ["CREATE INDEX a ON b (c)"]);
  expect(text).toContain(
    "    // TypeORM would run, on SQLite: CREATE INDEX a ON b (c)\n    throw new Error(",
  );
});

test("the migration becomes the newest of the list", () => {
  const lines = withMigration(readFileSync(join(__dirname, "migration-list.ts"), "utf8"), NAME).split("\n");
  const at = lines.indexOf(
    'import { EventContact1700000000013 } from "./migrations/1700000000013-event-contact.js";',
  );
  expect(lines[at - 1]).toMatch(/^import .* from "\.\/migrations\//);
  expect(lines.slice(-4)).toEqual([expect.any(String), "  EventContact1700000000013,", "];", ""]);
});
