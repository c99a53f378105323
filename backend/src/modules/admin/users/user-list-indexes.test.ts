import { DATA_MODEL } from "../../../app/data-model.js";
import type { Database } from "../../../kernel/db/database.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import { encodeCursor } from "../../../kernel/paging/cursor.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { newUser } from "../../accounts/new-user.js";
import { User } from "../../accounts/user.entity.js";
import { UsersArgs } from "../contract/users.args.js";
import { UserRepository } from "./user.repository.js";

const USERS = 3000;

let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  await db.inTransaction(async (tx) => {
    for (let start = 0; start < USERS; start += 500) {
      await tx.insert(
        User,
        Array.from({ length: 500 }, (_none, offset) => person(start + offset)),
      );
    }
  });
  await db.write.query(db.dialect === "sqlite" ? "ANALYZE" : "ANALYZE TABLE users");
});
afterAll(async () => {
  await db.close();
  await place.dispose();
});

function person(n: number): User {
  return newUser({
    id: `01951f2e-7c4a-7b1d-9a53-${String(n).padStart(12, "0")}`,
    name: `Name ${String((n * 7919) % USERS).padStart(5, "0")}`,
    email: `p${String((n * 104_729) % USERS)}@example.org`,
    passwordHash: "x",
    role: n % 300 === 0 ? "Superadmin" : "User",
    college: n % 3 === 0 ? null : `College ${String(n % 7)}`,
    universityRollNo: n % 2 === 0 ? null : `R ${String(n)}`,
    codeforcesHandle: n % 5 === 0 ? null : `h_${String(n)}`,
    createdAt: new Date(Date.UTC(2025, 0, 1) + n * 60_000),
  });
}

interface Plan {
  /** The query plan's steps on the table `users u`, in each part of the page. */
  readonly users: string[];
  /** Whether the database sorts more rows than the page contains. */
  readonly sorts: boolean;
}

async function planOf(args: Partial<UsersArgs>): Promise<Plan> {
  const querySpy = jest.spyOn(db, "query");
  await new UserRepository(db).page(Object.assign(new UsersArgs(), { first: 50 }, args), null, {
    emails: true,
    personal: true,
  });
  const [sql = "", parameters = []] = querySpy.mock.calls[0] ?? [];
  querySpy.mockRestore();
  return db.dialect === "sqlite" ? planOnSqlite(sql, parameters) : planOnMariadb(sql, parameters);
}

async function planOnSqlite(sql: string, parameters: readonly unknown[]): Promise<Plan> {
  type Step = { id: number; parent: number; detail: string };
  const all = await db.query<Step>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  // Ignores the subquery for the current event, which sorts only a few events.
  const events = all.filter(({ detail }) => detail.startsWith("SCALAR SUBQUERY")).map(({ id }) => id);
  const steps = all.filter(({ parent }) => !events.includes(parent));
  const isInParts = steps.some(({ detail }) => detail === "SCAN page");
  // Checks only the levels that read the list. For a page that is read in parts, these are the levels below the top
  // one, which sorts only the page's rows.
  const inside = steps.filter(({ parent }) => (parent === 0) !== isInParts);
  const details = inside.map(({ detail }) => detail);
  return {
    users: details.filter((detail) => /^(SCAN|SEARCH) u\b/.test(detail)),
    sorts: details.some((detail) => detail.includes("TEMP B-TREE")),
  };
}

async function planOnMariadb(sql: string, parameters: readonly unknown[]): Promise<Plan> {
  type Step = { select_type: string; table: string; key: string | null; Extra: string };
  const all = await db.query<Step>(`EXPLAIN ${sql}`, parameters);
  const isInParts = all.some(({ select_type: kind }) => kind === "DERIVED");
  const inside = all.filter(
    ({ select_type: kind }) => (kind === "DERIVED") === isInParts && kind !== "SUBQUERY",
  );
  const steps = inside.filter(({ table }) => table === "u");
  return {
    users: steps.map(({ key }) => key ?? ""),
    sorts: steps.some(({ Extra }) => Extra.includes("filesort") || Extra.includes("temporary")),
  };
}

function behind(key: string | null): string {
  return encodeCursor({ key, id: "01951f2e-7c4a-7b1d-9a53-000000000000" });
}
const moment = behind("2025-01-02 00:00:00.000");

const PAGES: [string, string, Partial<UsersArgs>][] = [
  ["newest first", "ix_users_createdAt_id", { sort: "CREATED_AT", direction: "DESC" }],
  ["by age, from a cursor", "ix_users_createdAt_id", { sort: "CREATED_AT", after: moment }],
  ["by e-mail", "users_email", { sort: "EMAIL" }],
  ["by e-mail, backwards", "users_email", { sort: "EMAIL", direction: "DESC" }],
  ["by name", "ix_users_name_id", { sort: "NAME" }],
  ["by name, from a cursor", "ix_users_name_id", { sort: "NAME", after: behind("name 01000") }],
  ["by role", "ix_users_role_id", { sort: "ROLE" }],
  ["by role, from a cursor", "ix_users_role_id", { sort: "ROLE", after: behind("Superadmin") }],
  ["by college", "ix_users_college_id", { sort: "COLLEGE" }],
  ["by college, backwards", "ix_users_college_id", { sort: "COLLEGE", direction: "DESC" }],
  ["by college, from a cursor", "ix_users_college_id", { sort: "COLLEGE", after: behind("College 3") }],
  ["of people without college", "ix_users_college_id", { sort: "COLLEGE", after: behind(null) }],
  ["by roll number", "ix_users_universityRollNo_id", { sort: "ROLL_NO", after: behind("r 100") }],
  ["by name, far down", "ix_users_name_id", { sort: "NAME", offset: 1000 }],
  ["by handle, far down", "ix_users_codeforcesHandle_id", { sort: "HANDLE", offset: 1000 }],
];

test.each(PAGES)("a page %s enters %s and sorts nothing", async (_name, index, args) => {
  const plan = await planOf(args);
  expect(plan.users.length).toBeGreaterThan(0);
  for (const step of plan.users) expect(step).toContain(index);
  expect(plan.sorts).toBe(false);
});

test("a page of one role reads that role's people only, by name", async () => {
  const plan = await planOf({ role: "Superadmin" });
  expect(plan.users.join()).toContain("ix_users_role_name_id");
  expect(plan.sorts).toBe(false);
});

test("control: without its index the same page is sorted", async () => {
  const onTable = db.dialect === "sqlite" ? "" : " ON users";
  await db.write.query(`DROP INDEX ix_users_createdAt_id${onTable}`);
  if (db.dialect === "mysql") {
    // On MariaDB the statement names the index, and therefore fails without the index.
    await expect(planOf({ sort: "CREATED_AT" })).rejects.toThrow("ix_users_createdAt_id");
    return;
  }
  // Uses a different page size, because SQLite would reuse the plan of a statement that it has already prepared.
  await expect(planOf({ sort: "CREATED_AT", first: 49 })).resolves.toMatchObject({ sorts: true });
});
