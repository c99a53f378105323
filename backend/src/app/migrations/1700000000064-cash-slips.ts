import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, id, index, int, ref, text, time, unique } from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** The counter of the slips, beside the one of the receipts. */
const SLIPS = 2;

/** Cash that helpers took, until a treasurer has it. */
export class CashSlips1700000000064 implements MigrationInterface {
  readonly name = "CashSlips1700000000064";

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      int(queryRunner, "number"),
      ref("eventId"),
      ref("teamId"),
      text("teamName", 50),
      text("reference", 12),
      int(queryRunner, "amountPaise"),
      text("note", 500),
      text("state", 16),
      ref("openKey", { isNullable: true }),
      ref("notedById"),
      text("notedByName", 120),
      time("notedAt"),
      time("closedAt", { isNullable: true }),
      text("closedByName", 120, { isNullable: true }),
      text("closeReason", 500, { isNullable: true }),
    ];
    await createTable(queryRunner, "cash_slips", columns, {
      indices: [
        unique(uniqueKey("cash_slips", "number")),
        unique(uniqueKey("cash_slips", "openKey")),
        index("ix_cash_slips_eventId", "eventId"),
      ],
    });
    await queryRunner.query(
      `INSERT INTO receipt_counter (id, last) SELECT ${String(SLIPS)}, 0
       WHERE NOT EXISTS (SELECT 1 FROM receipt_counter WHERE id = ${String(SLIPS)})`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM receipt_counter WHERE id = ${String(SLIPS)}`);
    await queryRunner.dropTable("cash_slips");
  }
}
