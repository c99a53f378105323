import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, int } from "../../kernel/db/migration-tables.js";

/** Whether a session began with a password that is guessed first. Sessions from before go on; the next log-in looks. */
export class WeakPasswords1700000000070 implements MigrationInterface {
  readonly name = "WeakPasswords1700000000070";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "sessions", [int(queryRunner, "weakPassword", { default: 0 })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn("sessions", "weakPassword");
  }
}
