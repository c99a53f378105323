import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, id, index, int, text, time } from "../../kernel/db/migration-tables.js";

/** Uploaded pictures; their files are in the store. */
export class Pictures1700000000047 implements MigrationInterface {
  readonly name = "Pictures1700000000047";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "pictures",
      [
        id(),
        text("place", 20),
        ...["width", "height", "bytes"].map((name) => int(queryRunner, name)),
        text("alternativeText", 200),
        ...["focusX", "focusY"].map((name) => int(queryRunner, name)),
        text("uploadedBy", 120),
        time("at"),
        time("usedAt"),
      ],
      { indices: [index("pictures_used", "usedAt")] },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("pictures");
  }
}
