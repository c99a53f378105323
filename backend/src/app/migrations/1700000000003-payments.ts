import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  createTable,
  foreignKey,
  id,
  index,
  int,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Payments, their steps, and the transaction ids claimed and refused. */
export class Payments1700000000003 implements MigrationInterface {
  readonly name = "Payments1700000000003";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "payments",
      [
        id(),
        ref("teamId", { isNullable: true }),
        ref("eventId"),
        text("teamName", 50),
        text("reference", 12),
        int(queryRunner, "amountPaise"),
        ref("reporterId", { isNullable: true }),
        text("reporterName", 120),
        text("status", 16),
        text("transactionId", 64),
        time("reportedAt"),
        time("decidedAt", { isNullable: true }),
        text("reason", 500, { isNullable: true }),
      ],
      {
        indices: [
          unique(uniqueKey("payments", "teamId")),
          index("ix_payments_status_reportedAt", "status", "reportedAt"),
          index("ix_payments_eventId", "eventId"),
          index("ix_payments_reporterId", "reporterId"),
        ],
        foreignKeys: [
          foreignKey("payments", "teamId", "teams", "SET NULL"),
          foreignKey("payments", "eventId", "events", "RESTRICT"),
          foreignKey("payments", "reporterId", "users", "SET NULL"),
        ],
      },
    );
    await createTable(
      queryRunner,
      "payment_steps",
      [
        id(),
        ref("paymentId"),
        text("fromStatus", 16),
        text("toStatus", 16),
        ref("actorId"),
        text("actorName", 120),
        text("reason", 500, { isNullable: true }),
        text("transactionId", 64, { isNullable: true }),
        time("at"),
      ],
      {
        indices: [index("ix_payment_steps_paymentId", "paymentId")],
        foreignKeys: [foreignKey("payment_steps", "paymentId", "payments", "CASCADE")],
      },
    );
    await createTable(
      queryRunner,
      "transaction_claims",
      [{ ...text("transactionId", 64), isPrimary: true }, ref("paymentId"), time("claimedAt")],
      {
        indices: [index("ix_transaction_claims_paymentId", "paymentId")],
        foreignKeys: [foreignKey("transaction_claims", "paymentId", "payments", "CASCADE")],
      },
    );
    await createTable(
      queryRunner,
      "refused_claims",
      [
        id(),
        text("transactionId", 64),
        ref("teamId"),
        text("teamName", 50),
        text("reporterName", 120),
        time("at"),
      ],
      { indices: [unique(uniqueKey("refused_claims", "transactionId", "teamId"))] },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["refused_claims", "transaction_claims", "payment_steps", "payments"]) {
      await queryRunner.dropTable(table);
    }
  }
}
