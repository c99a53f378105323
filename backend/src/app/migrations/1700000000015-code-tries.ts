import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, int } from "../../kernel/db/migration-tables.js";

const NETWORK_TRIES = "networkTries";

/** Codes tried by others on the network count apart from those of the browser that asked. */
export class CodeTries1700000000015 implements MigrationInterface {
  readonly name = "CodeTries1700000000015";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "code_challenges", [int(queryRunner, NETWORK_TRIES, { default: 0 })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn("code_challenges", NETWORK_TRIES);
  }
}
