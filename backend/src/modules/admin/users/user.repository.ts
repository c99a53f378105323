import type { Database } from "../../../kernel/db/database.js";
import { byIndex, ignoringCase, toSqlTime, withoutIndex } from "../../../kernel/db/raw-sql.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { Visibility } from "../../../kernel/contract/personal-data.js";
import { pageOf, type SelectablePage } from "../../../kernel/paging/connection.js";
import type { Position } from "../../../kernel/paging/cursor.js";
import { countWhere } from "../../../kernel/paging/count.sql.js";
import { allOf, keyset, type PageRequest, type SqlPart } from "../../../kernel/paging/keyset.js";
import { pageInParts } from "../../../kernel/paging/page-parts.js";
import { SortDirection } from "../../../kernel/contract/table-page.args.js";
import type { UserSort, UsersArgs } from "../contract/users.args.js";
import { userFilter } from "./user-filters.sql.js";
import {
  allUserIds,
  eventOf,
  listedUserIds,
  listedUsers,
  type SortedUser,
  usersWithTeams,
} from "./user-list.sql.js";
import { usersByTeam } from "./user-team-order.sql.js";
import type { User } from "./user.types.js";

interface SortKey {
  readonly column: string;
  /** The index on the column and the id. Absent when sorting by team, because the team's name is in another table. */
  readonly index?: string;
  readonly ignoresCase?: boolean;
  readonly nullable?: boolean;
}

const KEYS: Record<UserSort, SortKey> = {
  NAME: { column: "u.name", index: "ix_users_name_id", ignoresCase: true },
  EMAIL: { column: "u.email", index: "ix_users_email_id" },
  CREATED_AT: { column: "u.createdAt", index: "ix_users_createdAt_id" },
  ROLE: { column: "u.role", index: "ix_users_role_id" },
  TEAM: { column: "t.nameKey", nullable: true },
  COLLEGE: { column: "u.college", index: "ix_users_college_id", ignoresCase: true, nullable: true },
  ROLL_NO: {
    column: "u.universityRollNo",
    index: "ix_users_universityRollNo_id",
    ignoresCase: true,
    nullable: true,
  },
  HANDLE: {
    column: "u.codeforcesHandle",
    index: "ix_users_codeforcesHandle_id",
    ignoresCase: true,
    nullable: true,
  },
};

/**
 * Sort orders in which hardly any two people have the same value. For these, one condition is enough to seek to the
 * cursor in the index.
 */
const DISTINCT: readonly UserSort[] = ["NAME", "EMAIL", "CREATED_AT"];

/** Reads accounts for the admin area's lists. */
export class UserRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns a page of accounts, each with its team in an event. Runs one SQL statement. When sorted by team, runs a
   * second one if the people in teams do not fill the page.
   * @param eventId null for the current event
   * @param visibility the fields that the reader may see and search
   * @param requestedFields the fields to read of each account; all by default
   */
  async page(
    args: UsersArgs,
    eventId: string | null,
    visibility: Visibility,
    requestedFields?: ReadonlySet<string>,
  ): Promise<SelectablePage<User>> {
    const column = this.#column(args);
    const options = { nullable: KEYS[args.sort].nullable ?? false };
    const filter = userFilter(args, eventOf(eventId), visibility);
    const request = {
      first: args.first,
      after: args.after ?? null,
      offset: args.offset,
      descending: args.direction === SortDirection.DESC,
    };
    const { where, orderLimit } = keyset(column, "u.id", request, options);
    const [order = ""] = orderLimit.split(" LIMIT ");
    // The cursors of this sort order contain the creation time, so it must be read.
    const fields =
      requestedFields && args.sort === "CREATED_AT"
        ? new Set([...requestedFields, "createdAt"])
        : requestedFields;
    const read = (users: SqlPart | undefined, condition: SqlPart, inOrder: string): Promise<SortedUser[]> =>
      listedUsers(this.db, {
        from: usersWithTeams(eventId, users),
        where: condition,
        orderLimit: inOrder,
        key: column,
        fields,
      });
    const usersOfPage =
      filter.sql === allOf([]).sql ? this.#found(args.sort, column, eventId, request) : undefined;
    let users = usersOfPage ? await read(usersOfPage, filter, order) : [];
    // When sorted by team, people without a team come last. If the people in teams do not fill the page, the page is
    // read from the list of all people.
    if (!usersOfPage || (args.sort === "TEAM" && users.length <= args.first))
      users = await read(this.#hinted(args), allOf([filter, where]), orderLimit);
    const from = usersWithTeams(eventId);
    const position = (user: SortedUser): Position => ({ key: positionKey(args.sort, user), id: user.id });
    const counted = typeof args.teamless === "boolean" ? from : "users u";
    const page = pageOf(users, args.first, position, () => countWhere(this.db, counted, filter));
    const allIds = () => listedUserIds(this.db, { from, where: filter }, order, LIMITS.selectedAtOnce);
    return { ...page, allIds };
  }

  /** Returns every account, sorted by name, with one SQL statement. */
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

  /**
   * Returns the SQL expression to sort by. For a search, the expression keeps SQLite from using an index, because a
   * search reads most people anyway.
   */
  #column({ sort, search }: UsersArgs): string {
    const { column, ignoresCase = false } = KEYS[sort];
    const { dialect } = this.db;
    const read = search ? withoutIndex(dialect, column) : column;
    return ignoresCase ? ignoringCase(dialect, read) : read;
  }

  /**
   * Returns the table with an index hint, or undefined if no hint is needed. Without the hint, MariaDB sorts all users
   * for each page, because the statement joins tables. A filter by role needs no hint, because MariaDB finds the role's
   * index. A search needs none, because it reads most people anyway.
   */
  #hinted({ sort, role, search }: UsersArgs): SqlPart | undefined {
    const { index } = KEYS[sort];
    if (this.db.dialect !== "mysql" || !index || role || search) return undefined;
    return { sql: `users u FORCE INDEX FOR ORDER BY (${index})`, parameters: [] };
  }

  /**
   * Returns SQL that finds the accounts `u` of a page by an index alone, without reading the rows of skipped accounts.
   * Returns undefined if the page can be read from the whole list.
   */
  #found(sort: UserSort, key: string, eventId: string | null, request: PageRequest): SqlPart | undefined {
    if (DISTINCT.includes(sort) && !request.offset) return undefined;
    const { index, nullable = false } = KEYS[sort];
    const page = index
      ? pageInParts(allUserIds(byIndex(this.db.dialect, index)), key, "u.id", request, { nullable })
      : usersByTeam(eventOf(eventId), request);
    return page ? { ...page, sql: `${page.sql} page CROSS JOIN users u ON u.id = page.id` } : undefined;
  }
}

function positionKey(sort: UserSort, { sortKey, createdAt }: SortedUser): string | null {
  return sort === "CREATED_AT" ? toSqlTime(createdAt) : sortKey;
}
