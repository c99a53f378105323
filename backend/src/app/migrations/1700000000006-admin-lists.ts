import type { MigrationInterface, QueryRunner } from "typeorm";
import { addIndices, dropIndices, index } from "../../kernel/db/migration-tables.js";

/** The indexes for paging through the admin's lists: each ends with the column that orders equal values. */
const ADDED = {
  teams: [
    index("ix_teams_eventId_ranking_nameKey", "eventId", "ranking", "nameKey"),
    index("ix_teams_eventId_createdAt_id", "eventId", "createdAt", "id"),
    index("ix_teams_eventId_paymentStatus", "eventId", "paymentStatus"),
  ],
  payments: [index("ix_payments_reportedAt_id", "reportedAt", "id")],
};
/** Replaced by the first of the new ones, which starts with the same columns. */
const REPLACED = index("ix_teams_eventId_ranking", "eventId", "ranking");

/** Indexes of the Superadmin's lists of teams and payments. */
export class AdminLists1700000000006 implements MigrationInterface {
  readonly name = "AdminLists1700000000006";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(ADDED)) await addIndices(queryRunner, table, indices);
    await dropIndices(queryRunner, "teams", [REPLACED]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex("teams", REPLACED);
    for (const [table, indices] of Object.entries(ADDED)) await queryRunner.dropIndices(table, indices);
  }
}
