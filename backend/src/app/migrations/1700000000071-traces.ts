import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  addColumns,
  addIndices,
  createTable,
  dropIndices,
  id,
  index,
  int,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

const BY_NAME = index("ix_notifications_named", "named");

/**
 * Log-ins by account and who read which list; feeds that end with their maker's password; whose names notifications have.
 * Notifications from before say nothing of that, and are deleted within 90 days. Feeds from before go on until the next change.
 */
export class Traces1700000000071 implements MigrationInterface {
  readonly name = "Traces1700000000071";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "activities",
      [
        id(),
        ref("userId"),
        text("userName", 120),
        text("kind", 16),
        text("what", 40),
        text("outcome", 16),
        text("userAgent", 255),
        int(queryRunner, "times"),
        int(queryRunner, "entries"),
        time("firstAt"),
        time("lastAt"),
        text("slot", 120),
      ],
      {
        indices: [
          unique(uniqueKey("activities", "userId", "slot")),
          index("ix_activities_userId_lastAt_id", "userId", "lastAt", "id"),
          index("ix_activities_kind_lastAt_id", "kind", "lastAt", "id"),
        ],
      },
    );
    await addColumns(queryRunner, "spreadsheet_feeds", [int(queryRunner, "makerEpoch", { default: 0 })]);
    await queryRunner.query(
      "UPDATE spreadsheet_feeds SET makerEpoch = (SELECT u.epoch FROM users u WHERE u.id = spreadsheet_feeds.makerId)",
    );
    await addColumns(queryRunner, "notifications", [text("named", 400, { isNullable: true })]);
    await addIndices(queryRunner, "notifications", [BY_NAME]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndices(queryRunner, "notifications", [BY_NAME]);
    await queryRunner.dropColumn("notifications", "named");
    await queryRunner.dropColumn("spreadsheet_feeds", "makerEpoch");
    await queryRunner.dropTable("activities");
  }
}
