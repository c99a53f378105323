import { signUpStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { GapFilter } from "../contract/audience.js";
import { lacksHandle, type TeamGap, teamGaps } from "../contract/team-gaps.js";
import { addTeams } from "../testing/many-teams.js";

interface TeamsPage {
  readonly edges: { readonly cursor: string; readonly node: { readonly name: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

interface ListedPerson {
  readonly codeforcesHandle: string | null;
  readonly handleTaken: boolean;
}

interface ListedTeam {
  readonly name: string;
  readonly qualified: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly event: { readonly fee: number; readonly minTeamSize: number };
  readonly leader: ListedPerson;
  readonly members: ListedPerson[];
}

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const day = (n: number): Date => new Date(Date.UTC(2025, 1, n));
  await addTeams(app.application.services.db, "syntaxsiege", [
    { name: "delta", ranking: 2, createdAt: day(1), paymentStatus: "accepted", handle: "d" },
    { name: "Bravo", ranking: 2, createdAt: day(2), leader: "Zoë 100%" },
    { name: "alpha", createdAt: day(3), memberCount: 3, handle: "a" },
    {
      name: "Echo",
      ranking: 1,
      createdAt: day(4),
      paymentStatus: "rejected",
      handle: "A",
      handleTaken: true,
    },
    { name: "Charlie", createdAt: day(5), paymentStatus: "pending" },
    { name: "Ärger", createdAt: day(6), leader: "Yasmin" },
  ]);
  await addTeams(app.application.services.db, "algOlympics", [{ name: "Old" }]);
});
afterAll(() => app.close());

/**
 * Queries a page.
 * @param args the query's arguments, for example `first: 2, sort: NAME`
 */
async function page(args: string, count = false): Promise<TeamsPage> {
  const { data, errors } = await admin.graphql(
    `{ teamsPage(${args}) { edges { cursor node { name } } pageInfo { hasNextPage endCursor }
      ${count ? "totalCount" : ""} } }`,
  );
  if (errors?.[0]) throw new Error(errors[0].extensions.code);
  return data?.["teamsPage"] as TeamsPage;
}
const names = async (args: string): Promise<string[]> =>
  (await page(args)).edges.map(({ node }) => node.name);

test("any part of a list, single teams, and the ids of all its teams", async () => {
  expect(await names("first: 2, offset: 3, sort: NAME")).toEqual(["delta", "Echo"]);
  const query = '{ teamsPage(search: "a", first: 1, sort: NAME) { ids edges { node { id } } totalCount } }';
  const { ids, totalCount } = (await admin.graphql(query)).data?.["teamsPage"] as {
    ids: string[];
    totalCount: number;
  };
  expect(ids).toHaveLength(totalCount);
  const last = await page(`ids: ["${String(ids.at(-1))}"]`);
  expect(last.edges.map(({ node }) => node.name)).toEqual(["Ärger"]);
});

/** Returns the whole list, read in pages of `first` teams. */
async function walk(args: string, first: number): Promise<string[]> {
  const seen: string[] = [];
  for (let after = "", more = true; more;) {
    const { edges, pageInfo } = await page(`first: ${String(first)}, after: "${after}", ${args}`);
    seen.push(...edges.map(({ node }) => node.name));
    [after, more] = [pageInfo.endCursor ?? "", pageInfo.hasNextPage];
  }
  return seen;
}

test.each([
  ["RANKING", "ASC", "Echo Bravo delta alpha Charlie Ärger"],
  ["RANKING", "DESC", "delta Bravo Echo Ärger Charlie alpha"],
  ["NAME", "ASC", "alpha Bravo Charlie delta Echo Ärger"],
  ["NAME", "DESC", "Ärger Echo delta Charlie Bravo alpha"],
  ["CREATED_AT", "ASC", "delta Bravo alpha Echo Charlie Ärger"],
  ["CREATED_AT", "DESC", "Ärger Charlie Echo alpha Bravo delta"],
  ["LEADER", "ASC", "alpha Charlie delta Echo Ärger Bravo"],
  ["PEOPLE", "DESC", "alpha Ärger Echo delta Charlie Bravo"],
  ["PAYMENT", "ASC", "delta alpha Bravo Ärger Charlie Echo"],
])("by %s %s, whatever the pages' size", async (sort, direction, expected) => {
  for (const first of [1, 2, 3, 4, 6, 50]) {
    expect((await walk(`sort: ${sort}, direction: ${direction}`, first)).join(" ")).toBe(expected);
  }
});

test.each([
  ["paymentStatus: pending", "Charlie"],
  ["missing: MEMBERS", "Echo Bravo delta Charlie Ärger"],
  ["missing: HANDLES", "Echo Bravo Charlie Ärger"],
  ["missing: PAYMENT", "Echo"],
  ["missing: PAYMENT, paymentStatus: incomplete", ""],
  ['search: " äRG "', "Ärger"],
  ['search: "zoë 100%"', "Bravo"],
  ['search: "leader of DELTA"', "delta"],
  ['search: "%"', "Bravo"],
  ['search: "member ALPHA 2"', "alpha"],
  ["complete: true", "alpha"],
  ["ranked: RANKED", "Echo Bravo delta"],
  ["ranked: QUALIFIED", "Echo"],
  ["ranked: UNRANKED", "alpha Charlie Ärger"],
  ["ids: []", ""],
  ['search: "ha", missing: HANDLES', "Charlie"],
  ['eventSlug: "algOlympics"', "Old"],
])("%s", async (args, expected) => {
  expect((await names(args)).join(" ")).toBe(expected);
  expect((await page(`first: 1, ${args}`, true)).totalCount).toBe(expected.split(" ").filter(Boolean).length);
});

test("the filter matches the rule (contract/team-gaps.ts)", async () => {
  const { data } = await admin.graphql(`{ teams { name qualified paymentStatus event { fee minTeamSize }
    leader { codeforcesHandle handleTaken } members { codeforcesHandle handleTaken } } }`);
  const teams = data?.["teams"] as ListedTeam[];
  expect(teams).toHaveLength(6);
  for (const gap of Object.values(GapFilter)) {
    const gaps: readonly TeamGap[] = gap === "DATA" ? ["MEMBERS", "HANDLES"] : [gap];
    const lacking = teams.filter(({ leader, members, ...team }) => {
      const people = [leader, ...members];
      const withoutHandle = people.filter(lacksHandle).length;
      return teamGaps({ ...team, people: people.length, withoutHandle }, team.event).some((one) =>
        gaps.includes(one),
      );
    });
    expect((await names(`missing: ${gap}, sort: NAME`)).sort()).toEqual(
      lacking.map(({ name }) => name).sort(),
    );
  }
});

test("reference and leader's address find a team, which is returned with all its people", async () => {
  const { data } = await admin.graphql(
    `{ teamsPage(search: "echo") { edges { node { reference paymentStatus ranking event { slug }
      leader { name email isLeader } members { id } } } } }`,
  );
  const [{ node }] = (
    data?.["teamsPage"] as { edges: [{ node: { reference: string; leader: { email: string } } }] }
  ).edges;
  expect(node).toMatchObject({
    paymentStatus: "rejected",
    ranking: 1,
    event: { slug: "syntaxsiege" },
    members: [],
  });
  expect(await names(`search: "${node.reference.toLowerCase()}"`)).toEqual(["Echo"]);
  expect(await names(`search: "${node.leader.email.toUpperCase()}"`)).toEqual(["Echo"]);
});

test("SQL statements: session, event, page, teams; an index gives each order", async () => {
  const statements = async (args: string): Promise<string[]> => {
    app.takeStatements();
    await page(args);
    return app.takeStatements().filter((sql) => !sql.includes("outbox_mails"));
  };
  expect(await statements("first: 2")).toHaveLength(4);
  expect(await statements("first: 5, sort: NAME")).toHaveLength(4);
  const { dialect } = app.application.services.db;
  const sorted = [];
  for (const sort of ["NAME", "CREATED_AT", "RANKING", "PEOPLE", "PAYMENT", "LEADER"]) {
    const { endCursor } = (await page(`first: 1, sort: ${sort}`)).pageInfo;
    for (const args of [`first: 5, sort: ${sort}`, `first: 2, sort: ${sort}, after: "${String(endCursor)}"`])
      for (const sql of (await statements(args)).filter((text) => text.startsWith("SELECT t.id, t.nameKey")))
        if (dialect === "sqlite" && (await partsSorted(sql))) sorted.push(args);
  }
  expect(sorted).toEqual([]);
});

/** Returns whether SQLite sorts anything except the page's own rows. */
async function partsSorted(sql: string): Promise<boolean> {
  const plan = await app.application.services.db.query<{ parent: number; detail: string }>(
    `EXPLAIN QUERY PLAN ${sql}`,
    Array.from({ length: sql.split("?").length - 1 }, () => ""),
  );
  const ofPage = plan.some(({ detail }) => detail.includes("SCAN page"));
  return plan.some(({ parent, detail }) => detail.includes("TEMP B-TREE") && !(ofPage && parent === 0));
}

test("invalid requests are refused, and those of other people too", async () => {
  for (const args of ['after: "nonsense"', "first: 101", "first: 0", 'eventSlug: "x y"', 'eventId: "x"']) {
    await expect(page(args)).rejects.toThrow("BAD_INPUT");
  }
  await expect(page('eventSlug: "nowhere"')).rejects.toThrow("EVENT_NOT_FOUND");
  const { client } = await signUpStudent(app, "nosy@example.org");
  const { errors } = await client.graphql("{ teamsPage { totalCount } }");
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("between two events the list is empty", async () => {
  const db = app.application.services.db;
  const set = (from: string, to: string): Promise<unknown> =>
    db.inTransaction((tx) => tx.query("UPDATE events SET state = ? WHERE state = ?", [to, from]));
  await set("current", "paused");
  expect(await page("first: 5", true)).toMatchObject({ edges: [], totalCount: 0 });
  await set("paused", "current");
});
