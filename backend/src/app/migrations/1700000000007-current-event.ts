import type { MigrationInterface, QueryRunner } from "typeorm";
import { addIndices, unique } from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

const CURRENT = unique(uniqueKey("events", "currentSlot"));

/**
 * At most one event is the current one: only it has a value in the unique slot column. The column is added and dropped by hand, because TypeORM
 * would rebuild the whole table on SQLite, and teams refer to it.
 */
export class CurrentEvent1700000000007 implements MigrationInterface {
  readonly name = "CurrentEvent1700000000007";

  async up(queryRunner: QueryRunner): Promise<void> {
    const type = queryRunner.dataSource.options.type === "mysql" ? "int" : "integer";
    if (!(await queryRunner.hasColumn("events", "currentSlot")))
      await queryRunner.query(`ALTER TABLE events ADD COLUMN currentSlot ${type} NULL`);
    // If two events are current, keep the later one: somebody forgot to end the other.
    await queryRunner.query(
      `UPDATE events SET currentSlot = 1 WHERE id = (SELECT id FROM
         (SELECT id FROM events WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1) latest)`,
    );
    await queryRunner.query(
      "UPDATE events SET state = 'past' WHERE state = 'current' AND currentSlot IS NULL",
    );
    await addIndices(queryRunner, "events", [CURRENT]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex("events", CURRENT);
    await queryRunner.query("ALTER TABLE events DROP COLUMN currentSlot");
  }
}
