import { connect } from "node:net";
import { startTestApp, type TestApp, TEST_ADMIN } from "../testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: "info" });
});
afterAll(() => app.close());

const LOG_IN =
  'mutation { logIn(input: {email: "gone@example.org", password: "a wrong password"}) { message } }';
const UUID = /^[0-9a-f-]{36}$/;

/** Returns the log line of one request. Waits for the line, since it is written after the reply is sent. */
async function lineOf(reqId: string | null): Promise<Record<string, unknown>> {
  for (;;) {
    const line = app.log.find((it) => it["reqId"] === reqId && it["msg"] === "request");
    if (line) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("each request is one line: the operation and its outcome, and nothing about the person", async () => {
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { headers } = await client.send("GET", "/api/events/asha@example.org?token=secret", undefined, {
    "user-agent": "Asha's phone",
  });
  const id = headers.get("x-request-id");
  expect(id).toMatch(UUID);
  const line = await lineOf(id);
  expect(line).toMatchObject({
    level: 30,
    method: "GET",
    route: "/api/events/:slug",
    status: 404,
    bytes: Number(headers.get("content-length")),
  });
  expect(line["ms"]).toEqual(expect.any(Number));
  const log = JSON.stringify(app.log.filter(({ msg }) => msg === "request"));
  for (const personal of ["asha", "Asha", "secret", TEST_ADMIN.email, "127.0.0.1", client.token ?? "?"]) {
    expect(log).not.toContain(personal);
  }
});

test.each([
  ["AllEvents", "AllEvents"],
  ["x".repeat(65), undefined],
  ["asha@example.org", undefined],
])("an operation %j is logged as %j", async (operationName, logged) => {
  const { headers } = await app.client().post("/graphql", { query: "{ events { id } }", operationName });
  const line = await lineOf(headers.get("x-request-id"));
  expect(line["route"]).toBe("/graphql");
  expect(line["operation"]).toBe(logged);
});

test("accepts a well-formed id from the proxy, and replaces any other", async () => {
  const give = async (id: string) =>
    (await app.client().send("GET", "/nowhere", undefined, { "x-request-id": id })).headers.get(
      "x-request-id",
    );
  expect(await give("proxy_1-a")).toBe("proxy_1-a");
  expect((await lineOf("proxy_1-a"))["route"]).toBe("(page)");
  expect(await give("a b")).toMatch(UUID);
  expect(await give("x".repeat(65))).toMatch(UUID);
});

test("a bug can be found by the id in its reply; the log has no values of the SQL statement", async () => {
  const { accounts } = app.application.services;
  const failure = Object.assign(new Error("Duplicate entry 'asha@example.org' for key 'x'"), {
    query: "INSERT INTO users VALUES (?)",
    parameters: ["asha@example.org"],
  });
  jest.spyOn(accounts, "viewer").mockRejectedValue(failure);
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { headers, text } = await client.post("/graphql", { query: "{ viewer { id } }" });
  expect(text).toContain("INTERNAL");
  const line = app.log.find((it) => it["level"] === 50 && it["reqId"] === headers.get("x-request-id"));
  expect(line).toMatchObject({ err: { sql: "INSERT INTO users VALUES (?)" } });
  expect(JSON.stringify(line)).not.toContain("asha");
});

test("a stream sends its id at the start and is logged at the end", async () => {
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const leave = new AbortController();
  const response = await fetch(`${app.url}/graphql/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${client.token ?? ""}` },
    body: JSON.stringify({
      query: "subscription Queue { paymentQueueChanged { id } }",
      operationName: "Queue",
    }),
    signal: leave.signal,
  });
  expect(response.status).toBe(200);
  const id = response.headers.get("x-request-id");
  expect(app.log.some((it) => it["reqId"] === id)).toBe(false);
  leave.abort();
  expect(await lineOf(id)).toMatchObject({ route: "/graphql/stream", operation: "Queue", aborted: true });
});

test("probes are not logged, nor any request at level warn", async () => {
  await app.client().get("/healthz");
  await app.client().get("/api/events");
  expect(app.log.some((it) => it["route"] === "/healthz")).toBe(false);
  const quiet = await startTestApp({ LOG_LEVEL: "warn" });
  await quiet.client().get("/api/events");
  await quiet.close();
  expect(quiet.log).toEqual([]);
});

test.each([
  ["a log-in", "POST", "/api/auth/login", { email: "gone@example.org", password: "a wrong password" }],
  ["a mutation", "POST", "/graphql", { query: LOG_IN }],
  ["a stream", "POST", "/graphql/stream", { query: "subscription { notificationsChanged { unread } }" }],
  ["a message to the club", "POST", "/api/contact", { name: "Gone", email: "gone@example.org" }],
  ["a calendar", "GET", "/calendar/not-a-token.ics", null],
  ["a certificate", "GET", "/verify/not-a-code/certificate.pdf", null],
  ["a link that stops mails", "GET", "/unsubscribe/not-a-token", null],
])("a client that hangs up during %s is no error of the site", async (_what, method, path, body) => {
  const before = app.log.length;
  await Promise.all(Array.from({ length: 10 }, () => hangUp(method, path, body)));
  await app.client().get("/healthz");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(app.log.slice(before).filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

/** Number of interrupted requests so far. The body of an odd-numbered request lacks its last character. */
let hangUps = 0;
function hangUp(method: string, path: string, body: object | null): Promise<void> {
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  const text = body === null ? "" : JSON.stringify(body);
  const sent = ++hangUps % 2 === 0 ? text : text.slice(0, -1);
  return new Promise((resolve) => {
    socket
      .on("error", () => undefined)
      .on("close", () => {
        resolve();
      });
    const length =
      body === null ? "" : `content-type: application/json\r\ncontent-length: ${String(text.length)}\r\n`;
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\n${length}\r\n${sent}`, () => {
      socket.resetAndDestroy();
    });
  });
}
