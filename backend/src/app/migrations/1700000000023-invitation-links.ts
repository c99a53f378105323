import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, foreignKey, ref, text, time, unique } from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** The link by which people join a team. */
export class InvitationLinks1700000000023 implements MigrationInterface {
  readonly name = "InvitationLinks1700000000023";

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      { ...ref("teamId"), isPrimary: true },
      text("tokenHash", 64),
      text("sealedToken", 120),
      time("createdAt"),
    ];
    await createTable(queryRunner, "invitation_links", columns, {
      indices: [unique(uniqueKey("invitation_links", "tokenHash"))],
      foreignKeys: [foreignKey("invitation_links", "teamId", "teams", "CASCADE")],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("invitation_links");
  }
}
