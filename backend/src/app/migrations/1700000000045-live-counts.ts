import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, int, real } from "../../kernel/db/migration-tables.js";

/** Adds live_places.solved, live_places.points, live_places.penalty. */
export class LiveCounts1700000000045 implements MigrationInterface {
  readonly name = "LiveCounts1700000000045";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "live_places", [
      int(queryRunner, "solved", { isNullable: true }),
      real("points", { isNullable: true }),
      int(queryRunner, "penalty", { isNullable: true }),
    ]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("live_places", ["solved", "points", "penalty"]);
  }
}
