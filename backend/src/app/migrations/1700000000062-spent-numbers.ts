import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, addIndices, dropIndices, index, text } from "../../kernel/db/migration-tables.js";
import { transactionKey } from "../../modules/payments/contract/transaction-id.js";

const RECEIPTS = index("ix_receipts_transactionKey", "transactionKey");
const LINES = index("ix_statement_lines_transactionKey", "transactionKey");

/**
 * Receipts get the key of their transfer's number, so that a line of a statement finds the payment that its money is, also one
 * that was refunded. Credits far above any fee were ignored until now: those that are kept wait for their place again.
 */
export class SpentNumbers1700000000062 implements MigrationInterface {
  readonly name = "SpentNumbers1700000000062";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "receipts", [text("transactionKey", 64, { default: "''" })]);
    await queryRunner.query("UPDATE receipts SET transactionKey = transactionId");
    const receipts = (await queryRunner.query(
      "SELECT id, transactionId FROM receipts WHERE transactionId <> ''",
    )) as { readonly id: string; readonly transactionId: string }[];
    for (const { id, transactionId } of receipts) {
      const key = transactionKey(transactionId);
      if (key !== transactionId)
        await queryRunner.query("UPDATE receipts SET transactionKey = ? WHERE id = ?", [key, id]);
    }
    await addIndices(queryRunner, "receipts", [RECEIPTS]);
    await addIndices(queryRunner, "statement_lines", [LINES]);
    await queryRunner.query(
      "UPDATE statement_lines SET outcome = 'unclaimed', amountPaise = movedPaise WHERE outcome = 'ignored' AND movedPaise > 0",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndices(queryRunner, "statement_lines", [LINES]);
    await dropIndices(queryRunner, "receipts", [RECEIPTS]);
    await queryRunner.dropColumns("receipts", ["transactionKey"]);
  }
}
