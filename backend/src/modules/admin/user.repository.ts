import type { Database } from "../../kernel/db/database.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../kernel/paging/keyset.js";
import { SortDirection } from "../../kernel/contract/sort-direction.js";
import type { UserSort, UsersArgs } from "./contract/users.args.js";
import { listedUsers, USERS } from "./user-list.sql.js";
import type { User } from "./user.types.js";

const KEYS: Record<UserSort, { column: string; index: string; of: (user: User) => string }> = {
  NAME: { column: "u.name", index: "ix_users_name_id", of: ({ name }) => name },
  EMAIL: { column: "u.email", index: "ix_users_email_id", of: ({ email }) => email },
  CREATED_AT: {
    column: "u.createdAt",
    index: "ix_users_createdAt_id",
    of: ({ createdAt }) => toSqlTime(createdAt),
  },
};

/** Reads of accounts for the admin's lists. */
export class UserRepository {
  constructor(private readonly db: Database) {}

  /** A page of accounts, each with its team of the current event. One statement. */
  async page(args: UsersArgs): Promise<Page<User>> {
    const key = KEYS[args.sort];
    const filters = filtersOf(args);
    const descending = args.direction === SortDirection.DESC;
    const { where, orderLimit } = keyset(key.column, "u.id", {
      first: args.first,
      after: args.after ?? null,
      descending,
    });
    const users = await listedUsers(this.db, allOf([...filters, where]), orderLimit, this.#hint(args));
    return pageOf(
      users,
      args.first,
      (user) => ({ key: key.of(user), id: user.id }),
      () => countWhere(this.db, USERS, allOf(filters)),
    );
  }

  /** Every account, by name. One statement. */
  all(): Promise<User[]> {
    return listedUsers(this.db, allOf([]), "ORDER BY u.name, u.id");
  }

  async byId(id: string): Promise<User | null> {
    return (await listedUsers(this.db, { sql: "u.id = ?", parameters: [id] }))[0] ?? null;
  }

  /** MariaDB sorts every user for a page of a join unless told; with a role it finds that index by itself. */
  #hint({ sort, role }: UsersArgs): string {
    return this.db.dialect === "mysql" && !role ? ` FORCE INDEX FOR ORDER BY (${KEYS[sort].index})` : "";
  }
}

function filtersOf({ search, role, teamless }: UsersArgs): SqlPart[] {
  const filters = searchIn(["u.name", "u.email", "u.college", "u.universityRollNo"], search);
  if (role) filters.push({ sql: "u.role = ?", parameters: [role] });
  if (typeof teamless === "boolean") {
    filters.push({ sql: teamless ? "m.id IS NULL" : "m.id IS NOT NULL", parameters: [] });
  }
  return filters;
}
