import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = ["content_versions", "content_drafts"] as const;

/** Room in the names of topics for translations of events: `hi/events/` and the event's address. */
export class ContentLanguages1700000000055 implements MigrationInterface {
  readonly name = "ContentLanguages1700000000055";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await resize(queryRunner, table, 80);
  }

  /** Translations of events go: their names do not fit. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`DELETE FROM ${table} WHERE LENGTH(topic) > 60`);
      await resize(queryRunner, table, 60);
    }
  }
}

async function resize(queryRunner: QueryRunner, table: string, length: number): Promise<void> {
  const type = `varchar(${String(length)})`;
  if (queryRunner.dataSource.options.type === "mysql") {
    // TypeORM would drop the column and add it again, without what is in it.
    const wanted = `${type} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`;
    await queryRunner.query(`ALTER TABLE ${table} MODIFY topic ${wanted}`);
    return;
  }
  const column = (await queryRunner.getTable(table))?.findColumnByName("topic");
  if (!column) throw new Error(`${table} has no column topic`);
  const resized = column.clone();
  resized.length = String(length);
  await queryRunner.changeColumn(table, column, resized);
}
