import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  addIndices,
  createTable,
  dropIndices,
  foreignKey,
  id,
  index,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

const HOLDER = unique(uniqueKey("team_members", "eventId", "handleKey"));

/**
 * Handles that their owners proved, and one person of an event for each handle. Of those who have the same one by now, who came
 * first holds it.
 */
export class HandleProofs1700000000040 implements MigrationInterface {
  readonly name = "HandleProofs1700000000040";

  async up(queryRunner: QueryRunner): Promise<void> {
    const proof = [
      { ...ref("userId"), isPrimary: true },
      text("handleKey", 40),
      text("way", 16),
      time("provedAt"),
    ];
    await createTable(queryRunner, "handle_proofs", proof, {
      indices: [unique(uniqueKey("handle_proofs", "handleKey"))],
      foreignKeys: [foreignKey("handle_proofs", "userId", "users", "CASCADE")],
    });
    const challenge = [
      id(),
      ref("userId"),
      text("handle", 40),
      text("code", 20),
      text("problem", 10),
      time("startedAt"),
    ];
    await createTable(queryRunner, "handle_challenges", challenge, {
      indices: [
        unique(uniqueKey("handle_challenges", "userId")),
        index("ix_handle_challenges_startedAt", "startedAt"),
      ],
      foreignKeys: [foreignKey("handle_challenges", "userId", "users", "CASCADE")],
    });
    // TypeORM would make the table anew on SQLite, and with it the indexes whose collation it does not know.
    if (!(await queryRunner.hasColumn("team_members", "handleKey")))
      await queryRunner.query("ALTER TABLE team_members ADD COLUMN handleKey varchar(40) NULL");
    await queryRunner.query(
      `UPDATE team_members SET handleKey = LOWER(codeforcesHandle) WHERE id IN (SELECT id FROM
         (SELECT MIN(id) AS id FROM team_members WHERE codeforcesHandle IS NOT NULL
          GROUP BY eventId, LOWER(codeforcesHandle)) firsts)`,
    );
    await addIndices(queryRunner, "team_members", [HOLDER]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndices(queryRunner, "team_members", [HOLDER]);
    await queryRunner.query("ALTER TABLE team_members DROP COLUMN handleKey");
    await queryRunner.dropTable("handle_challenges");
    await queryRunner.dropTable("handle_proofs");
  }
}
