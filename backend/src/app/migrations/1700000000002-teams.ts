import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  createTable,
  foreignKey,
  id,
  index,
  int,
  longText,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Events, teams and their people. */
export class Teams1700000000002 implements MigrationInterface {
  readonly name = "Teams1700000000002";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "events",
      [
        id(),
        text("slug", 60),
        text("title", 120),
        text("summary", 300),
        longText("description"),
        text("image", 255),
        longText("schedule"),
        text("venue", 200),
        int(queryRunner, "feePaise"),
        int(queryRunner, "maxTeamSize"),
        text("firstDay", 10),
        text("lastDay", 10),
        time("registrationOpensAt", { isNullable: true }),
        time("registrationClosesAt", { isNullable: true }),
        text("registration", 16),
        text("state", 16),
        int(queryRunner, "qualifyingRank", { default: 1 }),
        longText("notices"),
        time("createdAt"),
        time("updatedAt"),
      ],
      { indices: [unique(uniqueKey("events", "slug")), index("ix_events_state", "state")] },
    );
    await createTable(
      queryRunner,
      "teams",
      [
        id(),
        ref("eventId"),
        text("name", 50),
        text("nameKey", 100),
        ref("leaderId"),
        int(queryRunner, "memberCount", { default: 1 }),
        int(queryRunner, "ranking", { isNullable: true }),
        text("paymentStatus", 16),
        text("reference", 12),
        time("createdAt"),
        time("updatedAt"),
      ],
      {
        indices: [
          unique(uniqueKey("teams", "eventId", "nameKey")),
          unique(uniqueKey("teams", "reference")),
          index("ix_teams_eventId_ranking", "eventId", "ranking"),
          index("ix_teams_leaderId", "leaderId"),
        ],
        foreignKeys: [
          foreignKey("teams", "eventId", "events", "RESTRICT"),
          foreignKey("teams", "leaderId", "users", "RESTRICT"),
        ],
      },
    );
    await createTable(
      queryRunner,
      "team_members",
      [
        id(),
        ref("teamId"),
        ref("eventId"),
        ref("userId", { isNullable: true }),
        int(queryRunner, "isLeader", { default: 0 }),
        text("name", 120),
        text("email", 254, { isNullable: true }),
        text("phone", 10, { isNullable: true }),
        text("college", 160, { isNullable: true }),
        text("universityRollNo", 40, { isNullable: true }),
        text("identityKey", 220, { isNullable: true }),
        text("codeforcesHandle", 40, { isNullable: true }),
        time("createdAt"),
        time("updatedAt"),
      ],
      {
        indices: [
          unique(uniqueKey("team_members", "eventId", "userId")),
          unique(uniqueKey("team_members", "eventId", "email")),
          unique(uniqueKey("team_members", "eventId", "identityKey")),
          index("ix_team_members_teamId", "teamId"),
          index("ix_team_members_userId", "userId"),
          index("ix_team_members_email", "email"),
        ],
        foreignKeys: [
          foreignKey("team_members", "teamId", "teams", "CASCADE"),
          foreignKey("team_members", "eventId", "events", "RESTRICT"),
          foreignKey("team_members", "userId", "users", "RESTRICT"),
        ],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["team_members", "teams", "events"]) await queryRunner.dropTable(table);
  }
}
