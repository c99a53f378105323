import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, addIndices, dropIndices, index, ref, time } from "../../kernel/db/migration-tables.js";

const ENDS = index("ix_sessions_viewEndsAt", "viewEndsAt");

/** "See as this student": the view that is open in a session, and when it ends. */
export class StudentViews1700000000053 implements MigrationInterface {
  readonly name = "StudentViews1700000000053";

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [ref("viewId", { isNullable: true }), time("viewEndsAt", { isNullable: true })];
    await addColumns(queryRunner, "sessions", columns);
    await addIndices(queryRunner, "sessions", [ENDS]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndices(queryRunner, "sessions", [ENDS]);
    await queryRunner.dropColumns("sessions", ["viewEndsAt", "viewId"]);
  }
}
