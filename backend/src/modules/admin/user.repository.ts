import { grantsOf } from "../../kernel/contract/grants.js";
import type { Database } from "../../kernel/db/database.js";
import { type RawTime, toDate, toSqlTime } from "../../kernel/db/values.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../kernel/paging/keyset.js";
import { SortDirection } from "../../kernel/contract/sort-direction.js";
import type { UserSort, UsersArgs } from "./contract/users.args.js";
import type { User } from "./user.types.js";

type UserRow = Omit<User, "createdAt" | "grants"> & { createdAt: RawTime; grants: string };

/** Should two events be current, the later one is meant, as in event.repository.ts. */
const FROM = `users u
  LEFT JOIN team_members m ON m.userId = u.id
    AND m.eventId = (SELECT id FROM events WHERE state = 'current' ORDER BY firstDay DESC, id DESC LIMIT 1)
  LEFT JOIN teams t ON t.id = m.teamId`;
const SELECT = `SELECT u.id, u.name, u.email, u.phone, u.role, u.grants, u.college, u.universityRollNo, u.codeforcesHandle,
  u.createdAt, t.id AS teamId, t.name AS teamName FROM ${FROM}`;

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
    const wanted = allOf([...filters, where]);
    const rows = await this.db.query<UserRow>(
      `${SELECT.replace("users u", `users u${this.#hint(args)}`)} WHERE ${wanted.sql} ${orderLimit}`,
      wanted.parameters,
    );
    return pageOf(
      rows.map(toUser),
      args.first,
      (user) => ({ key: key.of(user), id: user.id }),
      () => this.#count(allOf(filters)),
    );
  }

  /** Every account, by name. One statement. */
  async all(): Promise<User[]> {
    return (await this.db.query<UserRow>(`${SELECT} ORDER BY u.name, u.id`)).map(toUser);
  }

  async byId(id: string): Promise<User | null> {
    const [row] = await this.db.query<UserRow>(`${SELECT} WHERE u.id = ?`, [id]);
    return row ? toUser(row) : null;
  }

  /** MariaDB sorts every user for a page of a join unless told; with a role it finds that index by itself. */
  #hint({ sort, role }: UsersArgs): string {
    return this.db.dialect === "mysql" && !role ? ` FORCE INDEX FOR ORDER BY (${KEYS[sort].index})` : "";
  }

  async #count({ sql, parameters }: SqlPart): Promise<number> {
    const [row] = await this.db.query<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM ${FROM} WHERE ${sql}`,
      parameters,
    );
    return Number(row?.n ?? 0);
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

function toUser(row: UserRow): User {
  return { ...row, grants: grantsOf(row.grants), createdAt: toDate(row.createdAt) };
}
