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

/** Check-in at an event's desk: its sessions, who came, and whose pass was renewed. */
export class CheckIn1700000000042 implements MigrationInterface {
  readonly name = "CheckIn1700000000042";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "desk_sessions",
      [id(), ref("eventId"), text("day", 10), text("name", 60), time("createdAt")],
      {
        indices: [index("ix_desk_sessions_eventId", "eventId")],
        foreignKeys: [foreignKey("desk_sessions", "eventId", "events", "CASCADE")],
      },
    );
    await createTable(
      queryRunner,
      "check_ins",
      [
        id(),
        ref("eventId"),
        ref("sessionId"),
        ref("memberId", { isNullable: true }),
        int(queryRunner, "liveSlot", { isNullable: true }),
        text("name", 120, { isNullable: true }),
        text("method", 16),
        text("note", 200, { isNullable: true }),
        time("at"),
        time("deviceAt"),
        time("receivedAt"),
        ref("byId"),
        text("byName", 120),
        time("changedAt"),
        time("revertedAt", { isNullable: true }),
      ],
      {
        indices: [
          unique(uniqueKey("check_ins", "eventId", "sessionId", "memberId", "liveSlot")),
          index("ix_check_ins_eventId_changedAt", "eventId", "changedAt"),
          index("ix_check_ins_memberId", "memberId"),
          index("ix_check_ins_changedAt", "changedAt"),
        ],
        foreignKeys: [foreignKey("check_ins", "eventId", "events", "CASCADE")],
      },
    );
    await createTable(
      queryRunner,
      "renewed_passes",
      [{ ...ref("memberId"), isPrimary: true }, ref("eventId"), int(queryRunner, "version")],
      {
        indices: [index("ix_renewed_passes_eventId", "eventId")],
        foreignKeys: [foreignKey("renewed_passes", "eventId", "events", "CASCADE")],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["renewed_passes", "check_ins", "desk_sessions"]) await queryRunner.dropTable(table);
  }
}
