import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  addColumns,
  addIndices,
  createTable,
  dropIndices,
  foreignKey,
  index,
  int,
  ref,
  text,
} from "../../kernel/db/migration-tables.js";

const MOVED = index("ix_statement_lines_movedPaise", "movedPaise");
const FINGERPRINT = index("ix_statement_lines_fingerprint", "fingerprint");
const COLUMNS = ["fingerprint", "movedPaise", "ids", "payers"];

/**
 * What a committed line moved, by which ids and whose, so that money which goes back later is known again; and its
 * fingerprint, so that a line of two statements that overlap counts once.
 */
export class StatementReturns1700000000030 implements MigrationInterface {
  readonly name = "StatementReturns1700000000030";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "statement_lines", [
      text("fingerprint", 64, { default: "''" }),
      int(queryRunner, "movedPaise", { isNullable: true }),
      text("ids", 255, { default: "''" }),
      text("payers", 255, { default: "''" }),
    ]);
    await queryRunner.query("UPDATE statement_lines SET movedPaise = amountPaise WHERE movedPaise IS NULL");
    await queryRunner.query(
      `UPDATE statement_lines SET fingerprint = COALESCE((SELECT r.fingerprint FROM statement_rows r
         WHERE r.batchId = statement_lines.batchId AND r.line = statement_lines.line), '') WHERE fingerprint = ''`,
    );
    await addIndices(queryRunner, "statement_lines", [MOVED, FINGERPRINT]);
    await createTable(
      queryRunner,
      "statement_warnings",
      [
        { ...ref("batchId"), isPrimary: true },
        { ...int(queryRunner, "line"), isPrimary: true },
        { ...ref("paymentId"), isPrimary: true },
      ],
      {
        indices: [index("ix_statement_warnings_paymentId", "paymentId")],
        foreignKeys: [foreignKey("statement_warnings", "batchId", "statement_batches", "CASCADE")],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("statement_warnings");
    await dropIndices(queryRunner, "statement_lines", [MOVED, FINGERPRINT]);
    for (const name of COLUMNS) await queryRunner.query(`ALTER TABLE statement_lines DROP COLUMN ${name}`);
  }
}
