import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, int } from "../../kernel/db/migration-tables.js";

/** The size from which on a team is complete. In events from before, a team was complete when it was full. */
export class SmallestTeams1700000000068 implements MigrationInterface {
  readonly name = "SmallestTeams1700000000068";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "events", [int(queryRunner, "minTeamSize", { default: 1 })]);
    await queryRunner.query("UPDATE events SET minTeamSize = maxTeamSize");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("ALTER TABLE events DROP COLUMN minTeamSize");
  }
}
