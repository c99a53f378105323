import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  addColumns,
  addIndices,
  createTable,
  dropIndices,
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

const NEXT_BY_TIME = index("ix_outbox_mails_state_nextAttemptAt", "state", "nextAttemptAt");
const NEXT_BY_PRIORITY = index(
  "ix_outbox_mails_state_priority_nextAttemptAt",
  "state",
  "priority",
  "nextAttemptAt",
);
const OF_MAILING = index("ix_outbox_mails_mailingId_state", "mailingId", "state");

/** Mail to teams: what was written to whom, its mails in the outbox, and codes going before them. */
export class Mailings1700000000010 implements MigrationInterface {
  readonly name = "Mailings1700000000010";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "mailings",
      [
        id(),
        ref("sendKey"),
        ref("eventId"),
        ref("actorId"),
        text("actorName", 120),
        text("subject", 200),
        longText("body"),
        longText("audience"),
        int(queryRunner, "recipients"),
        time("createdAt"),
      ],
      {
        indices: [
          unique(uniqueKey("mailings", "sendKey")),
          index("ix_mailings_createdAt_id", "createdAt", "id"),
        ],
        foreignKeys: [foreignKey("mailings", "eventId", "events", "RESTRICT")],
      },
    );
    await addColumns(queryRunner, "outbox_mails", [
      int(queryRunner, "priority", { default: 0 }),
      ref("mailingId", { isNullable: true }),
    ]);
    await addIndices(queryRunner, "outbox_mails", [NEXT_BY_PRIORITY, OF_MAILING]);
    await dropIndices(queryRunner, "outbox_mails", [NEXT_BY_TIME]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex("outbox_mails", NEXT_BY_TIME);
    await queryRunner.dropIndices("outbox_mails", [NEXT_BY_PRIORITY, OF_MAILING]);
    await queryRunner.dropColumns("outbox_mails", ["priority", "mailingId"]);
    await queryRunner.dropTable("mailings");
  }
}
