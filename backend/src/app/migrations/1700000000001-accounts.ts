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

/** Accounts, their sessions and codes, the outbox and the audit log. */
export class Accounts1700000000001 implements MigrationInterface {
  readonly name = "Accounts1700000000001";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "users",
      [
        id(),
        text("name", 120),
        text("email", 254),
        text("phone", 10, { isNullable: true }),
        text("passwordHash", 255),
        text("role", 16),
        text("college", 160, { isNullable: true }),
        text("universityRollNo", 40, { isNullable: true }),
        text("codeforcesHandle", 40, { isNullable: true }),
        int(queryRunner, "epoch", { default: 0 }),
        time("createdAt"),
        time("updatedAt"),
      ],
      { indices: [unique(uniqueKey("users", "email"))] },
    );
    await createTable(
      queryRunner,
      "sessions",
      [
        id(),
        ref("userId"),
        text("refreshHash", 64),
        text("previousHash", 64, { isNullable: true }),
        text("sealedSuccessor", 255, { isNullable: true }),
        time("rotatedAt", { isNullable: true }),
        text("userAgent", 255),
        time("createdAt"),
        time("idleExpiresAt"),
        time("expiresAt"),
        time("revokedAt", { isNullable: true }),
      ],
      {
        indices: [unique(uniqueKey("sessions", "refreshHash")), index("ix_sessions_userId", "userId")],
        foreignKeys: [foreignKey("sessions", "userId", "users", "CASCADE")],
      },
    );
    await createTable(
      queryRunner,
      "code_challenges",
      [
        id(),
        text("purpose", 16),
        text("email", 254),
        text("codeHash", 64),
        text("requesterHash", 64),
        text("addressHash", 64),
        int(queryRunner, "tries", { default: 0 }),
        time("createdAt"),
        time("expiresAt"),
        time("verifiedAt", { isNullable: true }),
        time("usedAt", { isNullable: true }),
      ],
      { indices: [index("ix_code_challenges_email_purpose", "email", "purpose")] },
    );
    await createTable(
      queryRunner,
      "outbox_mails",
      [
        id(),
        text("recipient", 254),
        text("subject", 200),
        longText("sealedBody"),
        text("state", 16),
        int(queryRunner, "attempts", { default: 0 }),
        time("createdAt"),
        time("nextAttemptAt"),
        time("sentAt", { isNullable: true }),
        text("lastError", 255, { isNullable: true }),
      ],
      { indices: [index("ix_outbox_mails_state_nextAttemptAt", "state", "nextAttemptAt")] },
    );
    await createTable(
      queryRunner,
      "audit_entries",
      [
        id(),
        ref("actorId", { isNullable: true }),
        text("actorName", 120),
        text("action", 60),
        text("targetType", 30),
        ref("targetId"),
        longText("details"),
        time("at"),
      ],
      { indices: [index("ix_audit_entries_at", "at")] },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["audit_entries", "outbox_mails", "code_challenges", "sessions", "users"]) {
      await queryRunner.dropTable(table);
    }
  }
}
