import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, foreignKey, id, ref, text, time, unique } from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** How people look at the admin area's tables, under names of their own. */
export class SavedViews1700000000032 implements MigrationInterface {
  readonly name = "SavedViews1700000000032";

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      ref("userId"),
      text("tableName", 40),
      text("name", 40),
      text("query", 1000),
      time("savedAt"),
    ];
    await createTable(queryRunner, "saved_views", columns, {
      indices: [unique(uniqueKey("saved_views", "userId", "tableName", "name"))],
      foreignKeys: [foreignKey("saved_views", "userId", "users", "CASCADE")],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("saved_views");
  }
}
