// A short form of `npm run bench`, without time measurements. Checks that the product and the servers with which the
// bench compares it (servers/) give the same answers, and that the product runs only the expected number of SQL
// statements. Otherwise the bench's figures would be worthless.
import { createMigratedDatabase } from "../src/kernel/testing/migrated-database.js";
import type { TestDatabase } from "../src/kernel/testing/test-database.js";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { seedDemo } from "../src/app/seed/demo-seed.js";
import { startTestApp, type TestApp } from "../src/app/testing/test-app.js";
import { signIn, type BenchTokens } from "./data.js";
import { R1_QUERY, R2_QUERY, R3_QUERY, W1_MUTATION } from "./queries.js";
import { startServer, type RunningServer } from "./servers.js";

let place: TestDatabase;
let app: TestApp;
let others: Record<"bare" | "limit", RunningServer>;
let tokens: BenchTokens;
beforeAll(async () => {
  place = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: place.url });
  await seedDemo(app.application.services.db, { teams: 20, users: 70, seed: 1 }, "x");
  tokens = await signIn(place.url, TEST_SECRET);
  const start = (file: string, part: string): Promise<RunningServer> =>
    startServer([`${__dirname}/servers/${file}`, place.url, part, "2", "/dev/null"]);
  others = { bare: await start("bare.mjs", "0"), limit: await start("limit.mjs", "1") };
});
afterAll(async () => {
  for (const server of Object.values(others)) await server.stop();
  await app.close();
  await place.dispose();
});

type Answer = Record<string, unknown>;

async function post(url: string, body: object, token = ""): Promise<Answer> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await reply.json()) as { data: Answer; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/**
 * Matches SQL statements that do not belong to a request: the server's background work, and the lookup of webhook
 * endpoints, which runs at most every two seconds.
 */
const BACKGROUND =
  /outbox_mails|leases|mailings|sessions WHERE|DELETE FROM|"(?:PlaceOffer|PlaceSettings)"|viewEndsAt|webhook_endpoints WHERE state/;

/**
 * Returns the product's answer and the number of SQL statements for it, including the statement that reads the session.
 */
async function ask(
  query: string,
  token: string,
  variables = {},
): Promise<{ data: Answer; statements: number }> {
  app.takeStatements();
  const data = await post(`${app.url}/graphql`, { query, variables }, token);
  const statements = app.takeStatements().filter((sql) => !BACKGROUND.test(sql) || sql.startsWith("INSERT"));
  return { data, statements: statements.length };
}

/** Sorts a team's members by id, because the other servers list them in no particular order. */
function inOrder({ members, ...team }: Answer): Answer {
  return { ...team, members: (members as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** Replaces the stored role with the role's GraphQL name. The other servers send the stored role. */
function withRoleOfApi(user: Answer): Answer {
  return { ...user, role: String(user["role"]).toUpperCase().replace(" ", "_") };
}

test("my team is the same from all, and takes two statements", async () => {
  const [token = ""] = tokens.members;
  const { data, statements } = await ask(R1_QUERY, token);
  expect(statements).toBe(2);
  const [bare, limit] = [
    await post(`${others.bare.url}/my-team`, {}),
    await post(`${others.limit.url}/graphql`, { query: R1_QUERY }),
  ];
  expect(inOrder(bare["myTeam"] as Answer)).toEqual(data["myTeam"]);
  expect(inOrder(limit["myTeam"] as Answer)).toEqual(data["myTeam"]);
});

test("all teams are the same from all, and take two statements, also once SQLite writes them", async () => {
  const { data, statements } = await ask(R2_QUERY, tokens.admin[0] ?? "");
  expect(statements).toBe(2);
  expect(await ask(R2_QUERY, tokens.admin[0] ?? "")).toEqual({ data, statements });
  expect(data["teams"]).toHaveLength(20);
  const [bare, limit] = [
    await post(`${others.bare.url}/teams`, {}),
    await post(`${others.limit.url}/graphql`, { query: R2_QUERY }),
  ];
  for (const { teams } of [bare, limit]) expect((teams as Answer[]).map(inOrder)).toEqual(data["teams"]);
});

test("a page of users is the same from all, and takes two statements", async () => {
  const { data, statements } = await ask(R3_QUERY, tokens.admin[0] ?? "");
  expect(statements).toBe(2);
  const { edges } = data["users"] as { edges: { node: Answer }[] };
  expect(edges).toHaveLength(50);
  const { users } = await post(`${others.bare.url}/users`, {});
  expect((users as Answer[]).map(withRoleOfApi)).toEqual(edges.map(({ node }) => node));
  const limit = await post(`${others.limit.url}/graphql`, { query: R3_QUERY });
  const { edges: limitEdges } = limit["users"] as { edges: { node: Answer }[] };
  expect(limitEdges.map(({ node }) => withRoleOfApi(node))).toEqual(edges.map(({ node }) => node));
});

test("creating a team answers alike, and takes no more statements than it did", async () => {
  const { data, statements } = await ask(W1_MUTATION, tokens.teamless[0] ?? "", { input: { name: "Ours" } });
  expect(statements).toBeLessThanOrEqual(9);
  const { team } = data["createTeam"] as { team: Answer };
  const bare = await post(`${others.bare.url}/create-team`, { name: "Bare" });
  expect(Object.keys(bare["createTeam"] as Answer)).toEqual(Object.keys(team));
  const variables = { input: { name: "Limit" } };
  const limit = await post(`${others.limit.url}/graphql`, { query: W1_MUTATION, variables });
  expect(Object.keys((limit["createTeam"] as { team: Answer }).team)).toEqual(Object.keys(team));
});
