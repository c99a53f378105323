import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, longText, text } from "../../kernel/db/migration-tables.js";

/** In which language people read the site, and what notifications are put in that language from (ADR 85). */
export class Languages1700000000054 implements MigrationInterface {
  readonly name = "Languages1700000000054";

  async up(queryRunner: QueryRunner): Promise<void> {
    if (isMysql(queryRunner)) {
      await addColumns(queryRunner, "users", [text("language", 8, { default: "'en'" })]);
      await addColumns(queryRunner, "notifications", [longText("messages", { isNullable: true })]);
      return;
    }
    // TypeORM would build the table anew, without the indexes whose collation it cannot say (migration 38).
    await queryRunner.query("ALTER TABLE users ADD COLUMN language varchar(8) NOT NULL DEFAULT 'en'");
    await queryRunner.query("ALTER TABLE notifications ADD COLUMN messages text");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("ALTER TABLE notifications DROP COLUMN messages");
    await queryRunner.query("ALTER TABLE users DROP COLUMN language");
  }
}

const isMysql = (queryRunner: QueryRunner): boolean => queryRunner.dataSource.options.type === "mysql";
