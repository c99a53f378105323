import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, addIndices, index, int } from "../../kernel/db/migration-tables.js";

/** The indexes that find old rows for the sweep. */
const INDICES = {
  code_challenges: [index("ix_code_challenges_createdAt", "createdAt")],
  sessions: [
    index("ix_sessions_idleExpiresAt", "idleExpiresAt"),
    index("ix_sessions_revokedAt", "revokedAt"),
  ],
  outbox_mails: [index("ix_outbox_mails_state_sentAt", "state", "sentAt")],
};
const COUNTS = ["sweptSent", "sweptFailed"];

/** Sweeping: indexes that find old rows, and a mailing's counts of its deleted copies. */
export class Sweep1700000000014 implements MigrationInterface {
  readonly name = "Sweep1700000000014";

  async up(queryRunner: QueryRunner): Promise<void> {
    const counts = COUNTS.map((name) => int(queryRunner, name, { default: 0 }));
    await addColumns(queryRunner, "mailings", counts);
    for (const [table, indices] of Object.entries(INDICES)) await addIndices(queryRunner, table, indices);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(INDICES)) await queryRunner.dropIndices(table, indices);
    await queryRunner.dropColumns("mailings", COUNTS);
  }
}
