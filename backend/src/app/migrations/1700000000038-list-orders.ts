import type { MigrationInterface, QueryRunner, TableIndex } from "typeorm";
import { addIndices, dropIndices, index } from "../../kernel/db/migration-tables.js";

/** What is sorted ignoring case. On MariaDB the columns' own collation does, so that an index has the order (ADR 67). */
const IGNORING_CASE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    name: "varchar(120) COLLATE ? NOT NULL",
    college: "varchar(160) COLLATE ? NULL",
    universityRollNo: "varchar(40) COLLATE ? NULL",
    codeforcesHandle: "varchar(40) COLLATE ? NULL",
  },
  team_members: { name: "varchar(120) COLLATE ? NOT NULL" },
};

const ADDED: Readonly<Record<string, readonly TableIndex[]>> = {
  users: [
    index("ix_users_role_id", "role", "id"),
    index("ix_users_college_id", "college", "id"),
    index("ix_users_universityRollNo_id", "universityRollNo", "id"),
    index("ix_users_codeforcesHandle_id", "codeforcesHandle", "id"),
  ],
  teams: [
    index("ix_teams_eventId_memberCount_nameKey", "eventId", "memberCount", "nameKey"),
    index("ix_teams_eventId_paymentStatus_nameKey", "eventId", "paymentStatus", "nameKey"),
  ],
  team_members: [
    index("ix_team_members_eventId_isLeader_name_teamId", "eventId", "isLeader", "name", "teamId"),
  ],
};
/** Replaced by one of the new ones, which starts with the same columns. */
const REPLACED = [index("ix_teams_eventId_paymentStatus", "eventId", "paymentStatus")];

/** On SQLite the collation is the index's, which TypeORM cannot say. */
const ON_SQLITE = {
  ix_users_role_name_id: "users (role, name COLLATE NOCASE, id)",
  ix_users_college_id: "users (college COLLATE NOCASE, id)",
  ix_users_universityRollNo_id: "users (universityRollNo COLLATE NOCASE, id)",
  ix_users_codeforcesHandle_id: "users (codeforcesHandle COLLATE NOCASE, id)",
  ix_team_members_eventId_isLeader_name_teamId:
    "team_members (eventId, isLeader, name COLLATE NOCASE, teamId)",
};

/** Indexes for each order of the lists of people and teams. */
export class ListOrders1700000000038 implements MigrationInterface {
  readonly name = "ListOrders1700000000038";

  async up(queryRunner: QueryRunner): Promise<void> {
    if (isMysql(queryRunner)) await collate(queryRunner, "utf8mb4_general_ci");
    else
      for (const [name, columns] of Object.entries(ON_SQLITE)) {
        await queryRunner.query(`DROP INDEX IF EXISTS ${name}`);
        await queryRunner.query(`CREATE INDEX ${name} ON ${columns}`);
      }
    for (const [table, indices] of Object.entries(ADDED)) await addIndices(queryRunner, table, indices);
    await dropIndices(queryRunner, "teams", REPLACED);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await addIndices(queryRunner, "teams", REPLACED);
    for (const [table, indices] of Object.entries(ADDED)) await dropIndices(queryRunner, table, indices);
    if (isMysql(queryRunner)) return collate(queryRunner, "utf8mb4_bin");
    await queryRunner.query("DROP INDEX ix_users_role_name_id");
    await queryRunner.query("CREATE INDEX ix_users_role_name_id ON users (role, name, id)");
  }
}

/** One statement a table, as each rewrites it. */
async function collate(queryRunner: QueryRunner, collation: string): Promise<void> {
  for (const [table, columns] of Object.entries(IGNORING_CASE)) {
    const changes = Object.entries(columns).map(
      ([name, type]) =>
        `MODIFY ${name} ${type.replace("COLLATE ?", `CHARACTER SET utf8mb4 COLLATE ${collation}`)}`,
    );
    await queryRunner.query(`ALTER TABLE ${table} ${changes.join(", ")}`);
  }
}

const isMysql = (queryRunner: QueryRunner): boolean => queryRunner.dataSource.options.type === "mysql";
