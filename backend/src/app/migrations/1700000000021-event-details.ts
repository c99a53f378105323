import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, longText, text } from "../../kernel/db/migration-tables.js";

const LINES = ["hours", "room", "contact"];
const TEXTS = ["rules", "prizes", "syllabus", "faq"];

/** What an event's page may say beside its description: each field is optional. */
export class EventDetails1700000000021 implements MigrationInterface {
  readonly name = "EventDetails1700000000021";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "events", [
      ...LINES.map((name) => text(name, 200, { isNullable: true })),
      ...TEXTS.map((name) => longText(name, { isNullable: true })),
    ]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Not by TypeORM, which rebuilds the table on SQLite: teams refer to it.
    for (const name of [...LINES, ...TEXTS])
      await queryRunner.query(`ALTER TABLE events DROP COLUMN ${name}`);
  }
}
