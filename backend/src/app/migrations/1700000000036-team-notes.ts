import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, text } from "../../kernel/db/migration-tables.js";

/** Organisers write a note on a team: "called, pays Monday". */
export class TeamNotes1700000000036 implements MigrationInterface {
  readonly name = "TeamNotes1700000000036";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "teams", [text("note", 200, { isNullable: true })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn("teams", "note");
  }
}
