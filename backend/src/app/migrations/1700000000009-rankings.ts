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
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Drafts of rankings, and every ranking that was published. */
export class Rankings1700000000009 implements MigrationInterface {
  readonly name = "Rankings1700000000009";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "ranking_boards",
      [
        { ...ref("eventId"), isPrimary: true },
        int(queryRunner, "version"),
        time("savedAt", { isNullable: true }),
        text("savedByName", 120, { isNullable: true }),
      ],
      { foreignKeys: [foreignKey("ranking_boards", "eventId", "events", "CASCADE")] },
    );
    await createTable(
      queryRunner,
      "ranking_draft_places",
      [
        { ...ref("teamId"), isPrimary: true },
        ref("eventId"),
        int(queryRunner, "place", { isNullable: true }),
      ],
      {
        indices: [index("ix_ranking_draft_places_eventId", "eventId")],
        foreignKeys: [
          foreignKey("ranking_draft_places", "teamId", "teams", "CASCADE"),
          foreignKey("ranking_draft_places", "eventId", "events", "CASCADE"),
        ],
      },
    );
    await createTable(
      queryRunner,
      "ranking_publications",
      [
        id(),
        ref("eventId"),
        int(queryRunner, "number"),
        text("kind", 16),
        int(queryRunner, "undoes", { isNullable: true }),
        ref("publishedById"),
        text("publishedByName", 120),
        time("publishedAt"),
        int(queryRunner, "ranked"),
        int(queryRunner, "changed"),
      ],
      {
        indices: [unique(uniqueKey("ranking_publications", "eventId", "number"))],
        foreignKeys: [foreignKey("ranking_publications", "eventId", "events", "RESTRICT")],
      },
    );
    await createTable(
      queryRunner,
      "ranking_places",
      [
        { ...ref("publicationId"), isPrimary: true },
        { ...ref("teamId"), isPrimary: true },
        text("teamName", 50),
        int(queryRunner, "previous", { isNullable: true }),
        int(queryRunner, "place", { isNullable: true }),
      ],
      { foreignKeys: [foreignKey("ranking_places", "publicationId", "ranking_publications", "CASCADE")] },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [
      "ranking_places",
      "ranking_publications",
      "ranking_draft_places",
      "ranking_boards",
    ]) {
      await queryRunner.dropTable(table);
    }
  }
}
