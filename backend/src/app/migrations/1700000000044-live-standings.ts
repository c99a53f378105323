import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, foreignKey, index, int, ref, text, time } from "../../kernel/db/migration-tables.js";

/** Standings while a contest runs: where they come from, and the teams' places as they are shown and behind the freeze. */
export class LiveStandings1700000000044 implements MigrationInterface {
  readonly name = "LiveStandings1700000000044";

  async up(queryRunner: QueryRunner): Promise<void> {
    const nullable = { isNullable: true };
    const board = [
      { ...ref("eventId"), isPrimary: true },
      int(queryRunner, "version"),
      int(queryRunner, "contestId"),
      time("startedAt"),
      time("endedAt", nullable),
      time("freezesAt", nullable),
      time("unfrozenAt", nullable),
      text("phase", 40, nullable),
      time("shownAt", nullable),
      time("heldAt", nullable),
      text("failure", 40, nullable),
    ];
    await createTable(queryRunner, "live_boards", board, {
      foreignKeys: [foreignKey("live_boards", "eventId", "events", "CASCADE")],
    });
    const places = [
      { ...ref("teamId"), isPrimary: true },
      { ...int(queryRunner, "held"), isPrimary: true },
      ref("eventId"),
      int(queryRunner, "place"),
    ];
    await createTable(queryRunner, "live_places", places, {
      indices: [index("ix_live_places_eventId_held", "eventId", "held")],
      foreignKeys: [
        foreignKey("live_places", "teamId", "teams", "CASCADE"),
        foreignKey("live_places", "eventId", "events", "CASCADE"),
      ],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("live_places");
    await queryRunner.dropTable("live_boards");
  }
}
