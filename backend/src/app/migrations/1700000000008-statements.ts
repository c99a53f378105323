import type { MigrationInterface, QueryRunner } from "typeorm";
import {
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

/** Bank statements: what each commit confirmed, and how the columns of a bank's files were chosen. */
export class Statements1700000000008 implements MigrationInterface {
  readonly name = "Statements1700000000008";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "statement_batches",
      [
        id(),
        ref("eventId"),
        text("fileName", 120),
        int(queryRunner, "lines"),
        ref("actorId"),
        text("actorName", 120),
        time("committedAt"),
        time("undoneAt", { isNullable: true }),
        text("undoneByName", 120, { isNullable: true }),
      ],
      {
        indices: [
          index("ix_statement_batches_committedAt", "committedAt"),
          index("ix_statement_batches_eventId", "eventId"),
        ],
        foreignKeys: [foreignKey("statement_batches", "eventId", "events", "RESTRICT")],
      },
    );
    await this.#rows(queryRunner);
    await createTable(queryRunner, "statement_layouts", [
      { ...text("headingsKey", 64), isPrimary: true },
      longText("mapping"),
      time("updatedAt"),
    ]);
  }

  async #rows(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "statement_rows",
      [
        id(),
        ref("batchId"),
        int(queryRunner, "line"),
        text("fingerprint", 64),
        text("seenKey", 64, { isNullable: true }),
        text("outcome", 16),
        int(queryRunner, "amountPaise"),
        ref("paymentId"),
        ref("teamId"),
        text("teamName", 50),
        int(queryRunner, "created"),
        text("transactionId", 64),
        text("claimedId", 64, { isNullable: true }),
      ],
      {
        indices: [
          unique(uniqueKey("statement_rows", "seenKey")),
          index("ix_statement_rows_batchId", "batchId"),
        ],
        foreignKeys: [foreignKey("statement_rows", "batchId", "statement_batches", "CASCADE")],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["statement_layouts", "statement_rows", "statement_batches"]) {
      await queryRunner.dropTable(table);
    }
  }
}
