import { DATA_MODEL } from "../../app/data-model.js";
import type { Database } from "../../kernel/db/database.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { encodeCursor } from "../../kernel/paging/cursor.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { newUser } from "../accounts/new-user.js";
import { User } from "../accounts/user.entity.js";
import { UsersArgs } from "./contract/users.args.js";
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
    createdAt: new Date(Date.UTC(2025, 0, 1) + n * 60_000),
  });
}

/** How the database goes about a page: what it says of the table `users u`, and whether it sorts. */
async function planOf(args: Partial<UsersArgs>): Promise<{ users: string; sorts: boolean }> {
  const asked = jest.spyOn(db, "query");
  await new UserRepository(db).page(Object.assign(new UsersArgs(), { first: 50 }, args), null, {
    emails: true,
    personal: true,
  });
  const [sql = "", parameters = []] = asked.mock.calls[0] ?? [];
  asked.mockRestore();
  if (db.dialect === "sqlite") {
    const steps = await db.query<{ parent: number; detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    // What has a parent is the look-up of the current event: it sorts a handful of events.
    const details = steps.filter(({ parent }) => parent === 0).map(({ detail }) => detail);
    return {
      users: details.find((detail) => /^(SCAN|SEARCH) u\b/.test(detail)) ?? "",
      sorts: details.some((detail) => detail.includes("TEMP B-TREE")),
    };
  }
  type Step = { select_type: string; table: string; key: string | null; Extra: string };
  const all = await db.query<Step>(`EXPLAIN ${sql}`, parameters);
  const steps = all.filter(({ select_type: kind }) => kind === "PRIMARY");
  return {
    users: steps.find(({ table }) => table === "u")?.key ?? "",
    sorts: steps.some(({ Extra }) => Extra.includes("filesort") || Extra.includes("temporary")),
  };
}

const moment = encodeCursor({
  key: "2025-01-02 00:00:00.000",
  id: "01951f2e-7c4a-7b1d-9a53-000000000000",
});

const PAGES: [string, string, Partial<UsersArgs>][] = [
  ["newest first", "ix_users_createdAt_id", { sort: "CREATED_AT", direction: "DESC" }],
  ["by age, from a cursor", "ix_users_createdAt_id", { sort: "CREATED_AT", after: moment }],
  ["by e-mail", "users_email", { sort: "EMAIL" }],
  ["by e-mail, backwards", "users_email", { sort: "EMAIL", direction: "DESC" }],
];

test.each(PAGES)("a page %s enters %s and sorts nothing", async (_name, index, args) => {
  const plan = await planOf(args);
  expect(plan.users).toContain(index);
  expect(plan.sorts).toBe(false);
});

test("a page by name, ignoring case, enters the index of names on SQLite; MariaDB sorts all people", async () => {
  const after = encodeCursor({ key: "name 01000", id: "01951f2e-7c4a-7b1d-9a53-000000000000" });
  const plan = await planOf({ sort: "NAME", after });
  expect(plan.sorts).toBe(db.dialect === "mysql");
  if (db.dialect === "sqlite") expect(plan.users).toContain("ix_users_name_id");
});

test("a page of one role reads that role's people only, and sorts them ignoring case", async () => {
  const plan = await planOf({ role: "Superadmin" });
  expect(plan.users).toContain("ix_users_role_name_id");
});

test("control: without its index the same page is sorted", async () => {
  const onTable = db.dialect === "sqlite" ? "" : " ON users";
  await db.write.query(`DROP INDEX ix_users_createdAt_id${onTable}`);
  if (db.dialect === "mysql") {
    // The statement names the index.
    await expect(planOf({ sort: "CREATED_AT" })).rejects.toThrow("ix_users_createdAt_id");
    return;
  }
  // Another length of page: SQLite answers a statement that it has prepared before with the plan it had then.
  await expect(planOf({ sort: "CREATED_AT", first: 49 })).resolves.toMatchObject({ sorts: true });
});
