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
} from "../../kernel/db/migration-tables.js";

/** Notifications in the bar, who switched reminders off, and which reminders a team has had. */
export class Notifications1700000000027 implements MigrationInterface {
  readonly name = "Notifications1700000000027";

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      ref("userId"),
      text("kind", 32),
      text("title", 200),
      longText("text"),
      text("path", 200),
      text("label", 80),
      ref("teamId", { isNullable: true }),
      time("createdAt"),
      time("readAt", { isNullable: true }),
    ];
    await createTable(queryRunner, "notifications", columns, {
      indices: [
        index("ix_notifications_userId_id", "userId", "id"),
        index("ix_notifications_createdAt", "createdAt"),
      ],
      foreignKeys: [foreignKey("notifications", "userId", "users", "CASCADE")],
    });
    await createTable(queryRunner, "reminders_off", [{ ...ref("userId"), isPrimary: true }, time("since")], {
      foreignKeys: [foreignKey("reminders_off", "userId", "users", "CASCADE")],
    });
    const reminders = [
      { ...ref("teamId"), isPrimary: true },
      { ...int(queryRunner, "days"), isPrimary: true },
      time("sentAt"),
    ];
    await createTable(queryRunner, "team_reminders", reminders, {
      foreignKeys: [foreignKey("team_reminders", "teamId", "teams", "CASCADE")],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["team_reminders", "reminders_off", "notifications"])
      await queryRunner.dropTable(table);
  }
}
