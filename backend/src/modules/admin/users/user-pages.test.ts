import { DATA_MODEL } from "../../../app/data-model.js";
import { seedEvents } from "../../../app/seed/seed-events.js";
import type { Database } from "../../../kernel/db/database.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { newUser } from "../../accounts/new-user.js";
import { User } from "../../accounts/user.entity.js";
import { addTeams } from "../../teams/testing/many-teams.js";
import { UserSort, UsersArgs } from "../contract/users.args.js";
import { UserRepository } from "./user.repository.js";
import type { User as ListedUser } from "./user.types.js";

/**
 * For each sort order, returns a user's sort key, or null if the user has none. Several users share most keys, some in
 * different case.
 */
const KEYS: Record<UserSort, (user: ListedUser) => string | null> = {
  NAME: ({ name }) => name.toLowerCase(),
  EMAIL: ({ email }) => email,
  CREATED_AT: ({ createdAt }) => createdAt.toISOString(),
  ROLE: ({ role }) => role,
  TEAM: ({ teamName }) => teamName?.toLowerCase() ?? null,
  COLLEGE: ({ college }) => college?.toLowerCase() ?? null,
  ROLL_NO: ({ universityRollNo }) => universityRollNo?.toLowerCase() ?? null,
  HANDLE: ({ codeforcesHandle }) => codeforcesHandle?.toLowerCase() ?? null,
};

let place: TestDatabase;
let db: Database;
let repository: UserRepository;
beforeAll(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  repository = new UserRepository(db);
  await seedEvents(db);
  const people = Array.from({ length: 12 }, (_none, n) => person(n));
  await db.inTransaction((tx) => tx.insert(User, people));
  const names = ["delta", "Bravo", "alpha", "Echo", "charlie"];
  const teams = await addTeams(
    db,
    "syntaxsiege",
    names.map((name) => ({ name, memberCount: 2 })),
  );
  for (const [n, teamId] of teams.entries())
    await db.inTransaction((tx) =>
      tx.query("UPDATE team_members SET userId = ? WHERE teamId = ? AND isLeader = 0", [
        people[n * 2]?.id,
        teamId,
      ]),
    );
});
afterAll(async () => {
  await db.close();
  await place.dispose();
});

function person(n: number): User {
  return newUser({
    name: ["Asha", "asha", "Bela", "CHARU"][n % 4] ?? "",
    email: `p${String(n)}@example.org`,
    passwordHash: "x",
    role: n % 4 === 0 ? "Superadmin" : "User",
    college: [null, "NIT", "nit", "Alpha College"][n % 4] ?? null,
    universityRollNo: n % 3 === 0 ? null : `R${String(n % 2)}`,
    codeforcesHandle: n % 5 === 0 ? null : n % 2 ? "tourist" : "Benq",
    createdAt: new Date(Date.UTC(2025, 0, 1 + (n % 3))),
  });
}

const pageOf = (args: Partial<UsersArgs>): ReturnType<UserRepository["page"]> =>
  repository.page(Object.assign(new UsersArgs(), args), null, { emails: true, personal: true });

/** Returns the whole list in the correct order: users without a key come last, and equal keys are sorted by id. */
async function expected(sort: UserSort, sign: 1 | -1): Promise<string[]> {
  const key = KEYS[sort];
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return (await repository.all())
    .sort((a, b) => {
      const [one, other] = [key(a), key(b)];
      if (one === null || other === null)
        return one === other ? sign * compare(a.id, b.id) : one === null ? 1 : -1;
      return sign * (compare(one, other) || compare(a.id, b.id));
    })
    .map(({ id }) => id);
}

describe.each(Object.values(UserSort))("by %s", (sort) => {
  test.each(["ASC", "DESC"] as const)("%s, whatever the pages' size, each person comes once", async (way) => {
    const all = await expected(sort, way === "ASC" ? 1 : -1);
    expect(all).toHaveLength(17);
    for (const first of [1, 2, 3, 7, 50]) {
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more;) {
        const { edges, pageInfo }: Awaited<ReturnType<typeof pageOf>> = await pageOf({
          sort,
          direction: way,
          first,
          after,
        });
        seen.push(...edges.map(({ node }) => node.id));
        [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
      }
      expect(seen).toEqual(all);
    }
  });

  test("any part of the list, from its start and from a cursor", async () => {
    const all = await expected(sort, 1);
    const [cursor] = (await pageOf({ sort, first: 4 })).edges.slice(-1);
    for (let offset = 0; offset <= all.length; offset++) {
      const part = await pageOf({ sort, first: 3, offset });
      expect(part.edges.map(({ node }) => node.id)).toEqual(all.slice(offset, offset + 3));
      const behind = await pageOf({ sort, first: 3, offset, after: cursor?.cursor ?? "" });
      expect(behind.edges.map(({ node }) => node.id)).toEqual(all.slice(4 + offset, 7 + offset));
    }
  });
});

test("the name of a team finds its people, but none of another event's team", async () => {
  const matches = await pageOf({ search: "BRAV", first: 10 });
  expect(matches.edges.map(({ node }) => node.teamName)).toEqual(["Bravo", "Bravo"]);
  expect(await matches.count()).toBe(2);
  const elsewhere = await repository.page(
    Object.assign(new UsersArgs(), { search: "bravo", first: 10 }),
    "another",
    { emails: true, personal: true },
  );
  expect(elsewhere.edges.map(({ node }) => node.name)).toEqual(["Leader of Bravo"]);
});
