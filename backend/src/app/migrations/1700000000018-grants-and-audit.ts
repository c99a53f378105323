import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, addIndices, dropIndices, index, text } from "../../kernel/db/migration-tables.js";

const INDICES = [
  index("ix_audit_entries_actorId_at_id", "actorId", "at", "id"),
  index("ix_audit_entries_targetId_at_id", "targetId", "at", "id"),
  index("ix_audit_entries_action_at_id", "action", "at", "id"),
];

/** Kind of target → the table and column with its current name. */
const NAMES: Readonly<Record<string, readonly [table: string, column: string]>> = {
  user: ["users", "name"],
  team: ["teams", "name"],
  event: ["events", "title"],
  payment: ["payments", "teamName"],
  mailing: ["mailings", "subject"],
};

/** Limited rights of people; and an audit log that names what its entries are about, with indexes for its filters. */
export class GrantsAndAudit1700000000018 implements MigrationInterface {
  readonly name = "GrantsAndAudit1700000000018";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "users", [text("grants", 80, { default: "''" })]);
    await addColumns(queryRunner, "audit_entries", [text("targetName", 200, { default: "''" })]);
    for (const [type, [table, column]] of Object.entries(NAMES)) {
      await queryRunner.query(
        `UPDATE audit_entries SET targetName = SUBSTR(COALESCE((SELECT named.${column} FROM ${table} named
           WHERE named.id = audit_entries.targetId), ''), 1, 200)
         WHERE targetType = '${type}' AND targetName = ''`,
      );
    }
    await addIndices(queryRunner, "audit_entries", INDICES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndices(queryRunner, "audit_entries", INDICES);
    // Not by TypeORM, which rebuilds the table on SQLite: sessions and teams refer to it.
    await queryRunner.query("ALTER TABLE audit_entries DROP COLUMN targetName");
    await queryRunner.query("ALTER TABLE users DROP COLUMN grants");
  }
}
