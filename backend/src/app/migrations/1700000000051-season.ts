import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  addColumns,
  addIndices,
  createTable,
  dropIndices,
  foreignKey,
  index,
  int,
  ref,
  text,
  time,
} from "../../kernel/db/migration-tables.js";
import { toSqlTime } from "../../kernel/db/raw-sql.js";

const NOTICES = index("ix_users_forgetNoticeAt", "forgetNoticeAt");

const MOMENTS = ["lastSeenAt", "forgetNoticeAt"];

/** Who was last here when, what of a season's checklist is not needed, and what the club cleans up by itself. */
export class Season1700000000051 implements MigrationInterface {
  readonly name = "Season1700000000051";

  async up(queryRunner: QueryRunner): Promise<void> {
    if (isMysql(queryRunner))
      await addColumns(
        queryRunner,
        "users",
        MOMENTS.map((name) => time(name, { isNullable: true })),
      );
    // TypeORM would build the table anew, without the indexes whose collation it cannot say (migration 38).
    else
      for (const name of MOMENTS) await queryRunner.query(`ALTER TABLE users ADD COLUMN ${name} datetime(3)`);
    await addIndices(queryRunner, "users", [NOTICES]);
    // Nobody knows when they were last here, so the years begin now: nobody is forgotten for having been counted late.
    await queryRunner.query("UPDATE users SET lastSeenAt = ? WHERE lastSeenAt IS NULL", [
      toSqlTime(new Date()),
    ]);
    await createTable(
      queryRunner,
      "season_marks",
      [
        { ...ref("eventId"), isPrimary: true },
        { ...text("item", 24), isPrimary: true },
        text("reason", 200),
        text("actorName", 120),
        time("at"),
      ],
      { foreignKeys: [foreignKey("season_marks", "eventId", "events", "CASCADE")] },
    );
    await createTable(queryRunner, "clean_up_rules", [
      { ...int(queryRunner, "id"), isPrimary: true },
      int(queryRunner, "version"),
      int(queryRunner, "accountYears", { isNullable: true }),
      int(queryRunner, "lineYears", { isNullable: true }),
      text("auditedUntil", 10, { isNullable: true }),
      text("changedByName", 120),
      time("changedAt"),
    ]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable("clean_up_rules");
    await queryRunner.dropTable("season_marks");
    await dropIndices(queryRunner, "users", [NOTICES]);
    for (const name of MOMENTS) await queryRunner.query(`ALTER TABLE users DROP COLUMN ${name}`);
  }
}

const isMysql = (queryRunner: QueryRunner): boolean => queryRunner.dataSource.options.type === "mysql";
