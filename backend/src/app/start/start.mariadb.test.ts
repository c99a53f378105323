import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { startRelay, type Relay } from "../../kernel/testing/relay.js";
import { startServerProcess, type ServerProcess } from "../../kernel/testing/server-process.js";

let place: TestDatabase;
let relay: Relay;
const started: ServerProcess[] = [];
beforeAll(async () => {
  place = await createMigratedDatabase();
  relay = await startRelay(place.url);
});
afterAll(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map((server) => server.exit()));
  await relay.close();
  await place.dispose();
});

async function start(url: string): Promise<ServerProcess> {
  const server = await startServerProcess({ DATABASE_URL: url });
  started.push(server);
  return server;
}

test("without its database it is alive but not ready, waits, and continues once the database is up", async () => {
  await relay.refuse();
  const server = await start(relay.url);
  await server.answers("/healthz", 200);
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(Number(ready.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${server.url}/api/events`)).status).toBe(503);
  const page = await fetch(server.url, { headers: { accept: "text/html" } });
  expect({ status: page.status, text: await page.text() }).toEqual({
    status: 503,
    text: expect.stringContaining("One moment, please") as string,
  });
  relay.resume();
  await server.answers("/readyz", 200);
  expect((await fetch(`${server.url}/api/events`)).status).toBe(200);
});

test.each([
  ["a wrong password", (url: URL) => (url.password = "wrong")],
  ["a database that is not there", (url: URL) => (url.pathname = "/club_not_there")],
])("%s ends the start at once, with one line", async (_what, change) => {
  const url = new URL(place.url);
  change(url);
  const server = await start(url.href);
  expect(await server.exit()).toBe(1);
  expect(server.output().trim().split("\n")).toHaveLength(2);
});
