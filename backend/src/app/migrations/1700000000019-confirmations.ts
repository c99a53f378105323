import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, time } from "../../kernel/db/migration-tables.js";

/** "Confirm it is you": when a session was last confirmed. */
export class Confirmations1700000000019 implements MigrationInterface {
  readonly name = "Confirmations1700000000019";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "sessions", [time("confirmedAt", { isNullable: true })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("sessions", ["confirmedAt"]);
  }
}
