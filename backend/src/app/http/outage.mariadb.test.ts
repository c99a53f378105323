import { createConnection } from "mysql2/promise";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { startRelay, type Relay } from "../../kernel/testing/relay.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";

let place: TestDatabase;
let relay: Relay;
let app: TestApp;
let token: string;
beforeAll(async () => {
  place = await createMigratedDatabase();
  relay = await startRelay(place.url);
  app = await startTestApp({ DATABASE_URL: relay.url });
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  token = admin.token ?? "";
});
afterEach(() => {
  relay.resume();
});
afterAll(async () => {
  await app.close();
  await relay.close();
  await place.dispose();
});

const graphql = (query: string, signedIn: boolean): Promise<Response> =>
  fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signedIn ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query }),
  });

/** The requests that the tests send. In the schema, `currentEvent` may be null and `events` may not. */
const ASKED: Record<string, () => Promise<Response>> = {
  "GraphQL, signed in": () => graphql("{ viewer { name } }", true),
  "GraphQL, anonymous": () => graphql("{ events { title } }", false),
  "GraphQL, anonymous, nullable": () => graphql("{ currentEvent { title } }", false),
  "a mutation": () =>
    graphql('mutation { logIn(input: {email: "a@b.example", password: "12345678"}) { token } }', false),
  REST: () => fetch(`${app.url}/api/events`),
  "REST, signed in": () => fetch(`${app.url}/api/teams`, { headers: { authorization: `Bearer ${token}` } }),
  readiness: () => fetch(`${app.url}/readyz`),
};

async function expectOutage(request: () => Promise<Response>): Promise<void> {
  const began = Date.now();
  const reply = await request();
  const text = await reply.text();
  expect({ status: reply.status, text }).toEqual({
    status: 503,
    text: expect.stringContaining("UNAVAILABLE") as string,
  });
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  // The reply contains neither the driver's message nor the database's address.
  expect(text).not.toMatch(/ECONN|127\.0\.0\.1|ETIMEDOUT|connect|Context creation/);
  expect(Date.now() - began).toBeLessThan(3900);
}

test.each(Object.entries(ASKED))("%s: 503 while the database refuses connections", async (_what, request) => {
  await relay.refuse();
  await expectOutage(request);
});

test("503 within 3 s for all of them while the database hangs, and normal replies afterwards", async () => {
  relay.hang();
  await Promise.all(Object.values(ASKED).map(expectOutage));
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  relay.resume();
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect((await graphql("{ viewer { name } }", true)).status).toBe(200);
});

test("/readyz reports it within a second or two when one of the tables it reads is locked", async () => {
  const other = await createConnection(place.url);
  await other.query("LOCK TABLES migrations WRITE");
  const began = Date.now();
  const { status } = await fetch(`${app.url}/readyz`);
  const seconds = Math.floor((Date.now() - began) / 1000);
  await other.end();
  expect({ status, seconds }).toEqual({ status: 503, seconds: 1 });
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});
