import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, int } from "../../kernel/db/migration-tables.js";

/** Which version a draft of content was begun on: texts of events change beside their drafts. */
export class DraftBase1700000000057 implements MigrationInterface {
  readonly name = "DraftBase1700000000057";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "content_drafts", [int(queryRunner, "baseNumber", { default: "0" })]);
    await queryRunner.query(
      `UPDATE content_drafts SET baseNumber = COALESCE(
         (SELECT MAX(v.number) FROM content_versions v WHERE v.topic = content_drafts.topic), 0)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("content_drafts", ["baseNumber"]);
  }
}
