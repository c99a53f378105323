import { readFileSync } from "node:fs";
import { join } from "node:path";
import Fastify from "fastify";
import { Metrics } from "../observability/metrics.js";
import { addMetricsPage } from "./metrics-page.js";
import { calmScrape, DOCS, RULES, spanOf, spanOfMails } from "../testing/alarm-faults.js";
import { holds, selectorsOf } from "../testing/promql.js";
import { unwrapped } from "../testing/standard-words.js";
import { startTestApp, type TestApp, TEST_ADMIN } from "../testing/test-app.js";

const TOKEN = "0123456789abcdef0123";
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN });
});
afterAll(() => app.close());

async function ask(remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const { server } = app.application;
  const { statusCode } = await server.inject({ url: "/metrics", remoteAddress, headers });
  return statusCode;
}

test.each([
  ["a program on this machine", "127.0.0.1", {}, 200],
  ["a program on this machine by IPv6", "::1", { host: "[::1]:4000" }, 200],
  ["anyone else", "192.0.2.7", {}, 404],
  ["a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "192.0.2.7" }, 404],
  ["a page whose name leads to this machine", "127.0.0.1", { host: "evil.example" }, 404],
  ["anyone with the token", "192.0.2.7", { authorization: `Bearer ${TOKEN}` }, 200],
  ["a proxy with the token", "127.0.0.1", { via: "1.1 x", authorization: `Bearer ${TOKEN}` }, 200],
  [
    "anyone with the token, its scheme in small letters",
    "192.0.2.7",
    { authorization: `bearer \t${TOKEN}` },
    200,
  ],
  ["a program on this machine by IPv4 within IPv6", "::ffff:127.0.0.1", {}, 200],
  ["anyone with another token", "192.0.2.7", { authorization: `Bearer ${TOKEN}x` }, 404],
])("%s gets it or 404", async (_who, address, headers, status) => {
  expect(await ask(address, headers)).toBe(status);
});

test("in production only the token opens it: a proxy on this machine may look like a program", async () => {
  const site = Fastify();
  addMetricsPage(site, new Metrics(), { METRICS_TOKEN: TOKEN, NODE_ENV: "production" });
  const page = (headers: Record<string, string>) => site.inject({ url: "/metrics", headers });
  expect((await page({})).statusCode).toBe(404);
  expect((await page({ authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  await site.close();
});

/** Adds a mail that already failed for good, so that no worker sends it. */
async function giveUpAMail({ application: { services } }: TestApp): Promise<void> {
  await services.db.inTransaction(async (tx) => {
    await services.outbox.enqueue(tx, { to: "asha@example.org", subject: "Hello", body: ["hello"] });
    await tx.query("UPDATE outbox_mails SET state = 'failed' WHERE subject = 'Hello'");
  });
}

test("reports requests by route pattern, and the state of connections, hashes, streams, mails and payments", async () => {
  const fresh = await startTestApp();
  const client = fresh.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  await giveUpAMail(fresh);
  await client.get("/api/events/nowhere-to-be-found");
  await client.get("/nowhere/to/be/found");
  const { text, headers } = await client.get("/metrics");
  await fresh.close();
  expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = text.split("\n");
  for (const line of [
    'http_request_duration_seconds_count{method="POST",route="/api/auth/login",status="2xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/events/:slug",status="4xx"} 1',
    'http_requests_total{status="5xx"} 0',
    'club_password_hashes{state="running"} 0',
    'club_password_hashes{state="waiting"} 0',
    "club_streams_open 0",
    "club_database_counts_ok 1",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines).toContain('club_outbox_mails{state="failed"} 1');
  expect(text).toMatch(/^club_outbox_oldest_seconds\{state="failed"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).not.toContain("to-be-found");
});

test("when the database hangs, only its own metrics are missing", async () => {
  const hanging = await startTestApp();
  jest
    .spyOn(hanging.application.services.outboxRepository, "counts")
    .mockReturnValue(new Promise(() => undefined));
  const { status, text } = await hanging.client().get<Record<string, never>>("/metrics");
  await hanging.close();
  expect(status).toBe(200);
  expect(text).toMatch(/^club_database_counts_ok 0$/m);
  expect(text).not.toMatch(/^club_(outbox_mails|payments)\{/m);
  expect(text).toMatch(/^club_password_hashes\{/m);
});

test("many requests cost the database one query", async () => {
  const fresh = await startTestApp();
  const counts = jest.spyOn(fresh.application.services.outboxRepository, "counts");
  await Promise.all([1, 2, 3].map(() => fresh.client().get("/metrics")));
  await fresh.client().get("/metrics");
  await fresh.close();
  expect(counts).toHaveBeenCalledTimes(1);
});

test("errors in the log are counted", async () => {
  const loud = await startTestApp({ LOG_LEVEL: "error" });
  jest.spyOn(loud.application.services.accounts, "viewer").mockRejectedValue(new Error("ours"));
  const client = loud.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  await client.graphql("{ viewer { id } }");
  const { text } = await client.get("/metrics");
  await loud.close();
  expect(text).toMatch(/^club_log_lines_total\{level="error"\} 1$/m);
});

describe("the alarms of docs/alarms.yml", () => {
  let calm: ReturnType<typeof calmScrape>;
  beforeAll(async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    calm = calmScrape((await app.application.server.inject({ url: "/metrics", headers })).body);
  });

  test("every series of an alarm is there from the first scrape on, so that the first event is an increase", () => {
    const missing = RULES.flatMap(({ expr }) => selectorsOf(expr)).filter(
      ({ name, labels }) =>
        !calm
          .get(name)
          ?.some((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value)),
    );
    expect(missing).toEqual([]);
  });

  test.each(RULES)("$alert is silent while all is well, and fires at its fault", ({ alert, expr }) => {
    expect(holds(expr, spanOf(calm))).toBe(false);
    expect(holds(expr, spanOf(calm, alert))).toBe(true);
  });

  test("mails that are sent again are no alarm, and hide none", () => {
    const { expr = "" } = RULES.find(({ alert }) => alert === "MailsGivenUp") ?? {};
    expect(holds(expr, spanOfMails(calm, [100, 7]))).toBe(false);
    expect(holds(expr, spanOfMails(calm, [7, 13]))).toBe(true);
  });

  test("the page about operations says of each what it means and what to do", () => {
    const [, alarms = ""] =
      /^## Alarms\n(.*?)^## /ms.exec(readFileSync(join(DOCS, "operations.md"), "utf8")) ?? [];
    const named = unwrapped(alarms).flatMap(
      (line) => /^- \**`(\w+)`\**: .{10,}?[.?] .{10,}$/.exec(line)?.[1] ?? [],
    );
    expect(named).toEqual(RULES.map(({ alert }) => alert));
  });
});
