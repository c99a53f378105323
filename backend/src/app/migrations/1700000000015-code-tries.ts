import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, int } from "../../kernel/db/migration-tables.js";

const NETWORK_TRIES = "networkTries";

/** Tries of a code by others on the network are counted separately from those of the browser that requested it. */
export class CodeTries1700000000015 implements MigrationInterface {
  readonly name = "CodeTries1700000000015";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "code_challenges", [int(queryRunner, NETWORK_TRIES, { default: 0 })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn("code_challenges", NETWORK_TRIES);
  }
}
