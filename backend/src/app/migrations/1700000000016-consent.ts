import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, time } from "../../kernel/db/migration-tables.js";

/** Consent: when a person agreed to be in a team. People with an account who are already in a team count as agreed. */
export class Consent1700000000016 implements MigrationInterface {
  readonly name = "Consent1700000000016";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "team_members", [time("confirmedAt", { isNullable: true })]);
    await queryRunner.query(
      "UPDATE team_members SET confirmedAt = createdAt WHERE userId IS NOT NULL AND confirmedAt IS NULL",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("team_members", ["confirmedAt"]);
  }
}
