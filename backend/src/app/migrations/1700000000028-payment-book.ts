import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  addColumns,
  addIndices,
  createTable,
  foreignKey,
  id,
  index,
  int,
  longText,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** What payments' steps rest on, receipts, refunds, and mails that can be withdrawn with the act that they report. */
export class PaymentBook1700000000028 implements MigrationInterface {
  readonly name = "PaymentBook1700000000028";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "payment_steps", [
      text("basis", 16, { isNullable: true }),
      ref("batchId", { isNullable: true }),
      int(queryRunner, "line", { isNullable: true }),
      longText("previous", { isNullable: true }),
    ]);
    for (const table of ["outbox_mails", "notifications"]) {
      await addColumns(queryRunner, table, [ref("causeId", { isNullable: true })]);
      await addIndices(queryRunner, table, [index(`ix_${table}_causeId`, "causeId")]);
    }
    await this.#receipts(queryRunner);
    await this.#refunds(queryRunner);
  }

  /** Payments that were accepted before get a receipt too, in the order of their acceptance. */
  async #receipts(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      int(queryRunner, "number"),
      ref("paymentId"),
      text("teamName", 50),
      int(queryRunner, "amountPaise"),
      text("transactionId", 64),
      time("issuedAt"),
      time("cancelledAt", { isNullable: true }),
      text("cancelReason", 500, { isNullable: true }),
    ];
    await createTable(queryRunner, "receipts", columns, {
      indices: [unique(uniqueKey("receipts", "number")), index("ix_receipts_paymentId", "paymentId")],
      foreignKeys: [foreignKey("receipts", "paymentId", "payments", "RESTRICT")],
    });
    await createTable(queryRunner, "receipt_counter", [
      { ...int(queryRunner, "id"), isPrimary: true },
      int(queryRunner, "last"),
    ]);
    await queryRunner.query(
      `INSERT INTO receipts (id, number, paymentId, teamName, amountPaise, transactionId, issuedAt)
       SELECT p.id, ROW_NUMBER() OVER (ORDER BY p.decidedAt, p.id), p.id, p.teamName, p.amountPaise, p.transactionId, p.decidedAt
       FROM payments p WHERE p.status = 'accepted' AND p.decidedAt IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM receipts)`,
    );
    await queryRunner.query(
      `INSERT INTO receipt_counter (id, last) SELECT 1, (SELECT COUNT(*) FROM receipts)
       WHERE NOT EXISTS (SELECT 1 FROM receipt_counter)`,
    );
  }

  async #refunds(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      ref("paymentId"),
      ref("openKey", { isNullable: true }),
      text("state", 16),
      int(queryRunner, "amountPaise"),
      text("reason", 500),
      text("requestedByName", 120),
      time("requestedAt"),
      text("sealedAccount", 1000, { isNullable: true }),
      text("way", 16, { isNullable: true }),
      text("paidOn", 10, { isNullable: true }),
      text("transactionId", 64, { isNullable: true }),
      time("closedAt", { isNullable: true }),
      text("closedByName", 120, { isNullable: true }),
    ];
    await createTable(queryRunner, "refunds", columns, {
      indices: [
        unique(uniqueKey("refunds", "openKey")),
        index("ix_refunds_paymentId", "paymentId"),
        index("ix_refunds_state_at", "state", "requestedAt"),
      ],
      foreignKeys: [foreignKey("refunds", "paymentId", "payments", "RESTRICT")],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["refunds", "receipt_counter", "receipts"]) await queryRunner.dropTable(table);
    for (const table of ["notifications", "outbox_mails"]) {
      await queryRunner.query(
        `DROP INDEX ix_${table}_causeId${queryRunner.dataSource.options.type === "mysql" ? ` ON ${table}` : ""}`,
      );
      await queryRunner.dropColumn(table, "causeId");
    }
    await queryRunner.dropColumns("payment_steps", ["basis", "batchId", "line", "previous"]);
  }
}
