import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, foreignKey, int, ref, text } from "../../kernel/db/migration-tables.js";

/** The result of each line of a committed statement. For earlier statements only the confirmed lines are known. */
export class StatementLines1700000000011 implements MigrationInterface {
  readonly name = "StatementLines1700000000011";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "statement_lines",
      [
        { ...ref("batchId"), isPrimary: true },
        { ...int(queryRunner, "line"), isPrimary: true },
        text("date", 10, { isNullable: true }),
        text("reference", 64),
        int(queryRunner, "amountPaise", { isNullable: true }),
        text("amountText", 80),
        text("outcome", 16),
        ref("teamId", { isNullable: true }),
        text("teamName", 50, { isNullable: true }),
      ],
      { foreignKeys: [foreignKey("statement_lines", "batchId", "statement_batches", "CASCADE")] },
    );
    await queryRunner.query(
      `INSERT INTO statement_lines (batchId, line, date, reference, amountPaise, amountText, outcome, teamId, teamName)
       SELECT batchId, line, NULL, transactionId, amountPaise, '', outcome, teamId, teamName FROM statement_rows r
       WHERE NOT EXISTS (SELECT 1 FROM statement_lines l WHERE l.batchId = r.batchId AND l.line = r.line)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("statement_lines");
  }
}
