import type { Database } from "../../kernel/db/database.js";
import { ignoringCase, withoutIndex } from "../../kernel/db/ignoring-case.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { LIMITS } from "../../kernel/contract/limits.js";
import type { Visibility } from "../../kernel/contract/personal-data.js";
import { pageOf, type SelectablePage } from "../../kernel/paging/connection.js";
import type { Position } from "../../kernel/paging/cursor.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import { allOf, keyset } from "../../kernel/paging/keyset.js";
import { SortDirection } from "../../kernel/contract/sort-direction.js";
import type { UserSort, UsersArgs } from "./contract/users.args.js";
import { userFilter } from "./user-filters.sql.js";
import { listedUserIds, listedUsers, type SortedUser, usersWithTeams } from "./user-list.sql.js";
import type { User } from "./user.types.js";

interface SortKey {
  readonly column: string;
  readonly ignoresCase?: boolean;
  readonly index?: string;
  readonly nullable?: boolean;
}

/** With an index a page costs the same anywhere: by e-mail, by age, on SQLite by name. The others sort all accounts. */
const KEYS: Record<UserSort, SortKey> = {
  NAME: { column: "u.name", ignoresCase: true },
  EMAIL: { column: "u.email", index: "ix_users_email_id" },
  CREATED_AT: { column: "u.createdAt", index: "ix_users_createdAt_id" },
  ROLE: { column: "u.role" },
  TEAM: { column: "t.nameKey", nullable: true },
  COLLEGE: { column: "u.college", ignoresCase: true, nullable: true },
  ROLL_NO: { column: "u.universityRollNo", ignoresCase: true, nullable: true },
  HANDLE: { column: "u.codeforcesHandle", ignoresCase: true, nullable: true },
};

/** Reads of accounts for the admin's lists. */
export class UserRepository {
  constructor(private readonly db: Database) {}

  /**
   * A page of accounts, each with its team of an event. One statement.
   * @param eventId null for the current event
   * @param visibility what the reader sees, and so may search
   */
  async page(args: UsersArgs, eventId: string | null, visibility: Visibility): Promise<SelectablePage<User>> {
    const key = KEYS[args.sort];
    const column = this.#column(args);
    const filter = userFilter(args, visibility);
    const request = {
      first: args.first,
      after: args.after ?? null,
      offset: args.offset,
      descending: args.direction === SortDirection.DESC,
    };
    const { where, orderLimit } = keyset(column, "u.id", request, { nullable: key.nullable ?? false });
    const users = await listedUsers(this.db, {
      from: usersWithTeams(eventId, this.#hint(args)),
      where: allOf([filter, where]),
      orderLimit,
      key: column,
    });
    const from = usersWithTeams(eventId);
    const position = (user: SortedUser): Position => ({ key: positionKey(args.sort, user), id: user.id });
    const page = pageOf(users, args.first, position, () => countWhere(this.db, from, filter));
    const [order = ""] = orderLimit.split(" LIMIT ");
    const allIds = () => listedUserIds(this.db, { from, where: filter }, order, LIMITS.selectedAtOnce);
    return { ...page, allIds };
  }

  /** Every account, by name. One statement. */
  async all(): Promise<User[]> {
    const users = await listedUsers(this.db, {
      from: usersWithTeams(null),
      where: allOf([]),
      orderLimit: `ORDER BY ${ignoringCase(this.db.dialect, "u.name")}, u.id`,
    });
    return users.map(({ sortKey: _key, ...user }) => user);
  }

  async byId(id: string): Promise<User | null> {
    const where = { sql: "u.id = ?", parameters: [id] };
    return (await listedUsers(this.db, { from: usersWithTeams(null), where }))[0] ?? null;
  }

  /** What the page is sorted by. A search reads most people, and so does the order by role. */
  #column({ sort, search }: UsersArgs): string {
    const { column, ignoresCase = false } = KEYS[sort];
    const { dialect } = this.db;
    const read = search || sort === "ROLE" ? withoutIndex(dialect, column) : column;
    return ignoresCase ? ignoringCase(dialect, read) : read;
  }

  /** MariaDB sorts every user for a page of a join unless told; with a role it finds that index by itself. */
  #hint({ sort, role }: UsersArgs): string {
    const { index } = KEYS[sort];
    return this.db.dialect === "mysql" && index && !role ? ` FORCE INDEX FOR ORDER BY (${index})` : "";
  }
}

function positionKey(sort: UserSort, { sortKey, createdAt }: SortedUser): string | null {
  return sort === "CREATED_AT" ? toSqlTime(createdAt) : sortKey;
}
