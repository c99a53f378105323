import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, foreignKey, ref, time } from "../../kernel/db/migration-tables.js";

/** What everybody may see of rankings: who agreed to be named. */
export class Results1700000000041 implements MigrationInterface {
  readonly name = "Results1700000000041";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "result_names",
      [{ ...ref("userId"), isPrimary: true }, time("agreedAt")],
      {
        foreignKeys: [foreignKey("result_names", "userId", "users", "CASCADE")],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("result_names");
  }
}
