import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, addIndices, dropIndices, index, int, ref } from "../../kernel/db/migration-tables.js";

const ROWS = index("ix_statement_rows_paymentId", "paymentId");

/** Money of a bank line that a paid team has beside its payment, and refunds of it by itself. */
export class Surpluses1700000000063 implements MigrationInterface {
  readonly name = "Surpluses1700000000063";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "statement_rows", [int(queryRunner, "isSurplus", { default: 0 })]);
    await addIndices(queryRunner, "statement_rows", [ROWS]);
    await addColumns(queryRunner, "refunds", [ref("surplusId", { isNullable: true })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("refunds", ["surplusId"]);
    await dropIndices(queryRunner, "statement_rows", [ROWS]);
    await queryRunner.dropColumns("statement_rows", ["isSurplus"]);
  }
}
