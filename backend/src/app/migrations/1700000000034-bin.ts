import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, id, index, longText, ref, text, time } from "../../kernel/db/migration-tables.js";

/** Accounts and teams that an admin deleted, for 30 days. */
export class Bin1700000000034 implements MigrationInterface {
  readonly name = "Bin1700000000034";

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      text("kind", 16),
      text("name", 120),
      text("about", 254),
      ref("partOfId", { isNullable: true }),
      longText("snapshot"),
      ref("deletedById"),
      text("deletedByName", 120),
      time("deletedAt"),
    ];
    await createTable(queryRunner, "bin_entries", columns, {
      indices: [
        index("ix_bin_entries_deletedAt_id", "deletedAt", "id"),
        index("ix_bin_entries_partOfId", "partOfId"),
      ],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("bin_entries");
  }
}
