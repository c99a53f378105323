import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, foreignKey, index, int, ref, text, time } from "../../kernel/db/migration-tables.js";

/** Where an event's standings are fetched from, and what was fetched for each team. */
export class ContestSources1700000000033 implements MigrationInterface {
  readonly name = "ContestSources1700000000033";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "contest_sources",
      [
        { ...ref("eventId"), isPrimary: true },
        int(queryRunner, "contestId"),
        text("sealedKey", 500, { isNullable: true }),
        time("fetchedAt"),
      ],
      { foreignKeys: [foreignKey("contest_sources", "eventId", "events", "CASCADE")] },
    );
    await createTable(
      queryRunner,
      "fetched_places",
      [
        { ...ref("teamId"), isPrimary: true },
        ref("eventId"),
        int(queryRunner, "place", { isNullable: true }),
      ],
      {
        indices: [index("ix_fetched_places_eventId", "eventId")],
        foreignKeys: [
          foreignKey("fetched_places", "teamId", "teams", "CASCADE"),
          foreignKey("fetched_places", "eventId", "events", "CASCADE"),
        ],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("fetched_places");
    await queryRunner.dropTable("contest_sources");
  }
}
