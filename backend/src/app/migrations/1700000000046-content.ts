import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, id, int, longText, text, time, unique } from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** What the public pages say, edited on the site: versions, drafts, and how often something was published. */
export class Content1700000000046 implements MigrationInterface {
  readonly name = "Content1700000000046";

  async up(queryRunner: QueryRunner): Promise<void> {
    const edited = [text("editorName", 120), time("at")];
    await createTable(
      queryRunner,
      "content_versions",
      [
        id(),
        text("topic", 60),
        int(queryRunner, "number"),
        longText("body", { isNullable: true }),
        ...edited,
      ],
      { indices: [unique(uniqueKey("content_versions", "topic", "number"))] },
    );
    await createTable(queryRunner, "content_drafts", [
      { ...text("topic", 60), isPrimary: true },
      longText("body"),
      int(queryRunner, "revision"),
      ...edited,
    ]);
    await createTable(queryRunner, "content_state", [
      { ...int(queryRunner, "id"), isPrimary: true },
      int(queryRunner, "version"),
    ]);
    await queryRunner.query(
      "INSERT INTO content_state (id, version) SELECT 1, 0 WHERE NOT EXISTS (SELECT 1 FROM content_state)",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("content_state");
    await queryRunner.dropTable("content_drafts");
    await queryRunner.dropTable("content_versions");
  }
}
