import type { MigrationInterface, QueryRunner } from "typeorm";

/** On SQLite the index of names ignores case, as the list of users does (kernel/db/raw-sql.ts). */
export class NamesIgnoringCase1700000000037 implements MigrationInterface {
  readonly name = "NamesIgnoringCase1700000000037";

  async up(queryRunner: QueryRunner): Promise<void> {
    await anew(queryRunner, "name COLLATE NOCASE, id");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await anew(queryRunner, "name, id");
  }
}

async function anew(queryRunner: QueryRunner, columns: string): Promise<void> {
  // MariaDB sorts by LOWER(name), which no index helps.
  if (queryRunner.dataSource.options.type === "mysql") return;
  await queryRunner.query("DROP INDEX IF EXISTS ix_users_name_id");
  await queryRunner.query(`CREATE INDEX ix_users_name_id ON users (${columns})`);
}
