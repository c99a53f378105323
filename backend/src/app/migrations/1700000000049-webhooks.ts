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

/** Whom the site tells what happens, the messages with their attempts, and feeds for spreadsheets. */
export class Webhooks1700000000049 implements MigrationInterface {
  readonly name = "Webhooks1700000000049";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(queryRunner, "webhook_endpoints", [
      id(),
      text("url", 500),
      text("description", 120),
      text("types", 500),
      text("state", 16),
      text("sealedSecret", 255),
      text("formerSecret", 255, { isNullable: true }),
      time("formerUntil", { isNullable: true }),
      time("failingSince", { isNullable: true }),
      text("createdByName", 120),
      time("createdAt"),
    ]);
    await createTable(
      queryRunner,
      "webhook_deliveries",
      [
        id(),
        ref("endpointId"),
        text("type", 40),
        longText("body"),
        text("state", 16),
        int(queryRunner, "attempts"),
        time("createdAt"),
        time("nextAttemptAt"),
        ref("leasedBy", { isNullable: true }),
        int(queryRunner, "lastStatus", { isNullable: true }),
        text("lastError", 200, { isNullable: true }),
      ],
      {
        indices: [
          index(
            "ix_webhook_deliveries_state_endpointId_nextAttemptAt",
            "state",
            "endpointId",
            "nextAttemptAt",
          ),
          index("ix_webhook_deliveries_endpointId_createdAt", "endpointId", "createdAt"),
          index("ix_webhook_deliveries_createdAt", "createdAt"),
        ],
      },
    );
    await createTable(
      queryRunner,
      "webhook_attempts",
      [
        id(),
        ref("deliveryId"),
        time("at"),
        int(queryRunner, "status", { isNullable: true }),
        int(queryRunner, "durationMs"),
        longText("reply", { isNullable: true }),
        text("error", 200, { isNullable: true }),
      ],
      {
        indices: [index("ix_webhook_attempts_deliveryId", "deliveryId")],
        foreignKeys: [foreignKey("webhook_attempts", "deliveryId", "webhook_deliveries", "CASCADE")],
      },
    );
    await createTable(
      queryRunner,
      "spreadsheet_feeds",
      [
        id(),
        text("name", 60),
        text("content", 16),
        ref("eventId"),
        int(queryRunner, "withContact"),
        text("tokenHash", 64),
        ref("makerId"),
        text("makerName", 120),
        time("createdAt"),
        time("lastUsedAt", { isNullable: true }),
      ],
      {
        indices: [
          unique(uniqueKey("spreadsheet_feeds", "tokenHash")),
          index("ix_spreadsheet_feeds_makerId", "makerId"),
        ],
        foreignKeys: [
          foreignKey("spreadsheet_feeds", "makerId", "users", "CASCADE"),
          foreignKey("spreadsheet_feeds", "eventId", "events", "CASCADE"),
        ],
      },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["spreadsheet_feeds", "webhook_attempts", "webhook_deliveries", "webhook_endpoints"])
      await queryRunner.dropTable(table);
  }
}
