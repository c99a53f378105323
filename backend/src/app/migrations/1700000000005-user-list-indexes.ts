import type { MigrationInterface, QueryRunner } from "typeorm";
import { addIndices, index } from "../../kernel/db/migration-tables.js";

/** The indexes for paging through the user list. MariaDB does not use the UNIQUE index on the e-mail for `email, id`. */
const ADDED = [
  index("ix_users_name_id", "name", "id"),
  index("ix_users_email_id", "email", "id"),
  index("ix_users_createdAt_id", "createdAt", "id"),
  index("ix_users_role_name_id", "role", "name", "id"),
];

/** Indexes of the Superadmin's list of users. */
export class UserListIndexes1700000000005 implements MigrationInterface {
  readonly name = "UserListIndexes1700000000005";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addIndices(queryRunner, "users", ADDED);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndices("users", ADDED);
  }
}
