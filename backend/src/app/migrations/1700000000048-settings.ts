import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, id, int, longText, text, time, unique } from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** What a club sets for itself while the site runs, with its history. */
export class Settings1700000000048 implements MigrationInterface {
  readonly name = "Settings1700000000048";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "setting_versions",
      [
        id(),
        text("topic", 20),
        int(queryRunner, "number"),
        longText("body"),
        text("editorName", 120),
        time("at"),
      ],
      { indices: [unique(uniqueKey("setting_versions", "topic", "number"))] },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("setting_versions");
  }
}
