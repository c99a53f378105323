import type { Database } from "../../kernel/db/database.js";
import type { Account } from "./contract/account.js";

/** Statements on `users` for lists of everybody. */
export class AccountDirectoryRepository {
  constructor(private readonly db: Database) {}

  /** Every account, by name. One statement. */
  all(): Promise<Account[]> {
    return this.db.query<Account>(
      `SELECT id, name, email, phone, role, college, universityRollNo, codeforcesHandle
       FROM users ORDER BY name, id`,
    );
  }
}
