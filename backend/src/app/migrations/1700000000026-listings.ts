import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  createTable,
  foreignKey,
  id,
  index,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Finding people for a team, and a team for oneself: who is listed, and who asks to join. */
export class Listings1700000000026 implements MigrationInterface {
  readonly name = "Listings1700000000026";

  async up(queryRunner: QueryRunner): Promise<void> {
    const nullable = { isNullable: true };
    await createTable(
      queryRunner,
      "listings",
      [
        id(),
        ref("eventId"),
        ref("userId", nullable),
        ref("teamId", nullable),
        text("line", 140),
        time("createdAt"),
      ],
      {
        indices: [
          unique(uniqueKey("listings", "eventId", "userId")),
          unique(uniqueKey("listings", "teamId")),
          index("ix_listings_userId", "userId"),
          index("ix_listings_eventId_createdAt_id", "eventId", "createdAt", "id"),
        ],
        foreignKeys: [
          foreignKey("listings", "eventId", "events", "RESTRICT"),
          foreignKey("listings", "userId", "users", "CASCADE"),
          foreignKey("listings", "teamId", "teams", "CASCADE"),
        ],
      },
    );
    await createTable(
      queryRunner,
      "join_requests",
      [id(), ref("teamId"), ref("eventId"), ref("userId"), time("createdAt")],
      {
        indices: [
          unique(uniqueKey("join_requests", "teamId", "userId")),
          index("ix_join_requests_userId", "userId"),
          index("ix_join_requests_eventId", "eventId"),
        ],
        foreignKeys: [
          foreignKey("join_requests", "teamId", "teams", "CASCADE"),
          foreignKey("join_requests", "eventId", "events", "RESTRICT"),
          foreignKey("join_requests", "userId", "users", "CASCADE"),
        ],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("join_requests");
    await queryRunner.dropTable("listings");
  }
}
