import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  addColumns,
  addIndices,
  createTable,
  dropIndices,
  index,
  int,
  longText,
  text,
  time,
} from "../../kernel/db/migration-tables.js";

const BY_LINE = index("ix_statement_rows_fingerprint", "fingerprint");

/** Money of bank lines that is given to teams by hand, or set aside, and the bank's words until it is. */
export class LineAllocations1700000000029 implements MigrationInterface {
  readonly name = "LineAllocations1700000000029";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "statement_rows", [time("allocatedAt", { isNullable: true })]);
    await addIndices(queryRunner, "statement_rows", [BY_LINE]);
    await addColumns(queryRunner, "statement_lines", [
      longText("sealedNarration", { isNullable: true }),
      int(queryRunner, "version", { default: 0 }),
    ]);
    await createTable(queryRunner, "set_aside_lines", [
      { ...text("fingerprint", 64), isPrimary: true },
      text("reason", 120),
      text("actorName", 120),
      time("at"),
    ]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("set_aside_lines");
    await queryRunner.dropColumns("statement_lines", ["sealedNarration", "version"]);
    await dropIndices(queryRunner, "statement_rows", [BY_LINE]);
    await queryRunner.dropColumn("statement_rows", "allocatedAt");
  }
}
