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

const TABLE = "team_invitations";

/** Invitations of one person each to a team, by address or by account. */
export class TeamInvitations1700000000025 implements MigrationInterface {
  readonly name = "TeamInvitations1700000000025";

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      ref("teamId"),
      ref("eventId"),
      text("email", 254, { isNullable: true }),
      ref("userId", { isNullable: true }),
      ref("invitedById", { isNullable: true }),
      time("sentAt", { isNullable: true }),
      time("createdAt"),
    ];
    await createTable(queryRunner, TABLE, columns, {
      indices: [
        unique(uniqueKey(TABLE, "teamId", "email")),
        unique(uniqueKey(TABLE, "teamId", "userId")),
        index("ix_team_invitations_email", "email"),
        index("ix_team_invitations_userId", "userId"),
        index("ix_team_invitations_eventId", "eventId"),
        index("ix_team_invitations_invitedById", "invitedById"),
      ],
      foreignKeys: [
        foreignKey(TABLE, "teamId", "teams", "CASCADE"),
        foreignKey(TABLE, "eventId", "events", "RESTRICT"),
        foreignKey(TABLE, "userId", "users", "CASCADE"),
        foreignKey(TABLE, "invitedById", "users", "SET NULL"),
      ],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TABLE);
  }
}
