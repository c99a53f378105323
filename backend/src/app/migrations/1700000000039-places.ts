import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  createTable,
  foreignKey,
  id,
  index,
  int,
  ref,
  text,
  time,
} from "../../kernel/db/migration-tables.js";

/** Places in the round that costs the fee: an event's settings, the offers to teams, and each step of them. */
export class Places1700000000039 implements MigrationInterface {
  readonly name = "Places1700000000039";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "place_settings",
      [
        { ...ref("eventId"), isPrimary: true },
        int(queryRunner, "version"),
        text("kind", 16),
        int(queryRunner, "places"),
        text("ties", 16),
        int(queryRunner, "replyHours"),
        time("firstDeadline", { isNullable: true }),
        text("movingUp", 16),
        text("lastMoveDay", 10, { isNullable: true }),
      ],
      { foreignKeys: [foreignKey("place_settings", "eventId", "events", "CASCADE")] },
    );
    await createTable(
      queryRunner,
      "place_offers",
      [
        { ...ref("teamId"), isPrimary: true },
        ref("eventId"),
        text("state", 16),
        time("offeredAt"),
        time("deadline"),
        int(queryRunner, "movedUp"),
        time("changedAt"),
        int(queryRunner, "remindedHours"),
      ],
      {
        indices: [
          index("ix_place_offers_eventId_state", "eventId", "state"),
          index("ix_place_offers_state_deadline", "state", "deadline"),
        ],
        foreignKeys: [
          foreignKey("place_offers", "teamId", "teams", "CASCADE"),
          foreignKey("place_offers", "eventId", "events", "CASCADE"),
        ],
      },
    );
    await createTable(
      queryRunner,
      "place_steps",
      [
        id(),
        ref("eventId"),
        ref("teamId"),
        int(queryRunner, "publication", { isNullable: true }),
        text("previous", 16, { isNullable: true }),
        time("previousDeadline", { isNullable: true }),
        text("state", 16),
        time("at"),
      ],
      {
        indices: [
          index("ix_place_steps_eventId_publication", "eventId", "publication"),
          index("ix_place_steps_teamId", "teamId"),
        ],
        foreignKeys: [foreignKey("place_steps", "eventId", "events", "CASCADE")],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["place_steps", "place_offers", "place_settings"]) await queryRunner.dropTable(table);
  }
}
