import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../kernel/db/open-database.js";
import { Outbox } from "../../kernel/mail/outbox.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { HAS_REDIS, RedisServer } from "../../kernel/testing/redis-server.js";
import { startServerProcess, type ServerProcess } from "../../kernel/testing/server-process.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";
import { DATA_MODEL } from "../data-model.js";
import { TEST_ADMIN } from "../testing/test-app.js";
import { WorkerLine } from "../testing/worker-line.js";
import { ONE_SIGNAL_MS } from "./process-end.js";

/**
 * The pause between two requests for the metrics, in milliseconds. Each request takes processor time from the workers
 * that start.
 */
const ASK_MS = 100;
/** The pause between two requests of the load, in milliseconds. */
const LOAD_MS = 5;
const VIEWER = "{ viewer { email } }";
const FOLLOW = { query: "subscription { notificationsChanged { unread } }" };
const MARK_READ = "mutation ($upTo: ID!) { markNotificationsRead(input: {upTo: $upTo}) { unread } }";

(HAS_REDIS ? describe : describe.skip)("two workers behind one port", () => {
  let place: TestDatabase;
  let redis: RedisServer;
  let server: ServerProcess;
  let one: WorkerLine;
  let other: WorkerLine;
  const start = (more: Record<string, string> = {}): Promise<ServerProcess> =>
    startServerProcess({
      DATABASE_URL: place.url,
      REDIS_URL: redis.url,
      WORKERS: "2",
      LOG_LEVEL: "info",
      DRAIN_MS: "5000",
      ...more,
    });
  beforeAll(async () => {
    place = await createMigratedDatabase();
    await giveUpAMail(place.url);
    redis = await RedisServer.start();
    server = await start();
    await answering(server, 2);
    one = await WorkerLine.toOther(server);
    other = await WorkerLine.toOther(server, one.pid);
  });
  afterAll(async () => {
    one.close();
    other.close();
    server.child.kill("SIGKILL");
    await server.exit();
    await redis.down();
    await place.dispose();
  });

  test("the site is said to be up once", () => {
    expect(server.output().match(/The site is up/g)).toHaveLength(1);
  });

  test("a session that ends on one is refused by the other", async () => {
    const { body } = await one.send("POST", "/api/auth/login", TEST_ADMIN);
    one.token = other.token = (JSON.parse(body) as { token: string }).token;
    expect((await other.graphql(VIEWER)).body).toContain(TEST_ADMIN.email);
    expect((await one.send("POST", "/api/auth/logout")).status).toBe(200);
    expect((await other.graphql(VIEWER)).body).toContain('"viewer":null');
  });

  test("a limit counts what both answered", async () => {
    const address = { email: "asha@example.org" };
    expect((await one.send("POST", "/api/auth/verify-email", address)).status).toBe(200);
    expect((await other.send("POST", "/api/auth/verify-email", address)).status).toBe(429);
  });

  test("a change on one reaches a stream of the other", async () => {
    const { body } = await one.send("POST", "/api/auth/login", TEST_ADMIN);
    const stream = await WorkerLine.toOther(server, one.pid);
    one.token = stream.token = (JSON.parse(body) as { token: string }).token;
    const events = await stream.open("POST", "/graphql/stream", FOLLOW, { accept: "text/event-stream" });
    const read = events[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const event = async (): Promise<string> => {
      for (;;) {
        const chunk = String((await read.next()).value);
        if (chunk.includes("event: next")) return chunk;
      }
    };
    expect(await event()).toContain('"unread":2'); // Two notices about log-ins from unknown browsers.
    await one.graphql(MARK_READ, { upTo: "ffffffff-ffff-7fff-bfff-ffffffffffff" });
    expect(await event()).toContain('"unread":0');
    stream.close();
  });

  test("the metrics are those of both, and the database's are counted once", async () => {
    const route = 'http_request_duration_seconds_count{method="GET",route="/api/events",status="2xx"}';
    for (const line of [one, one, other]) await line.send("GET", "/api/events");
    for (const line of [one, other]) {
      const { body } = await line.send("GET", "/metrics");
      expect(body.split("\n")).toEqual(
        expect.arrayContaining([
          "club_workers 2",
          `${route} 3`,
          "club_database_counts_ok 1",
          'club_outbox_mails{state="failed"} 1',
        ]),
      );
    }
  });

  test("a worker that is killed under load costs the other nothing, and another one comes in its place", async () => {
    let isOver = false;
    const statuses: number[] = [];
    const load = (async () => {
      while (!isOver) {
        statuses.push((await other.send("GET", "/api/events")).status);
        await pause(LOAD_MS);
      }
    })();
    process.kill(one.pid, "SIGKILL");
    await answering(server, 2, 3);
    isOver = true;
    await load;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(server.output()).toContain(`"worker":${String(one.pid)},"code":null,"signal":"SIGKILL"`);
    const successor = await WorkerLine.toOther(server, one.pid, other.pid);
    expect((await successor.send("GET", "/readyz")).status).toBe(200);
    one = successor;
  });

  test("a port that is taken ends all with the reason", async () => {
    const second = await start({ PORT: String(server.port) });
    expect(await second.exit()).toBe(1);
    expect(second.output()).toContain("EADDRINUSE");
  });

  test("SIGTERM to all of them lets what was asked finish, and ends with 0", async () => {
    const first = await WorkerLine.toOther(server, other.pid);
    const second = await WorkerLine.toOther(server, one.pid);
    const logIns = [one, other].map((line) => line.send("POST", "/api/auth/login", TEST_ADMIN));
    for (const pid of [one.pid, other.pid]) process.kill(pid, "SIGTERM");
    // The primary process gets its signal late, as can happen on a busy machine, and passes it on. The workers must not
    // count the forwarded signal as a second one.
    await pause(ONE_SIGNAL_MS + 500);
    process.kill(server.child.pid ?? 0, "SIGTERM");
    // Both workers are checked, because a connection stays with its worker.
    for (const line of [first, second]) while ((await line.send("GET", "/readyz")).status !== 503);
    expect((await Promise.all(logIns)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.exit()).toBe(0);
  });

  test("when the first process is killed, the workers end too", async () => {
    server = await start();
    await answering(server, 2);
    one = await WorkerLine.toOther(server);
    other = await WorkerLine.toOther(server, one.pid);
    server.child.kill("SIGKILL");
    while ([one, other].some(({ pid }) => isAlive(pid))) await pause(20);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});

/** Resolves once `count` workers answer and `started` workers have been started in total. */
async function answering(server: ServerProcess, count: number, started = count): Promise<void> {
  for (;;) {
    // The timeout aborts a request whose connection belonged to a killed worker.
    const page = await fetch(`${server.url}/metrics`, { signal: AbortSignal.timeout(5000) })
      .then((reply) => reply.text())
      .catch(() => "");
    const has = (line: string): boolean => page.split("\n").includes(line);
    if (has(`club_workers ${String(count)}`) && has(`club_workers_started ${String(started)}`)) return;
    if (server.child.exitCode !== null) throw new Error(`the server ended:\n${server.output()}`);
    await pause(ASK_MS);
  }
}

/** Inserts a mail that an earlier run gave up on, so that no worker touches it. */
async function giveUpAMail(url: string): Promise<void> {
  const db = await openDatabase(url, DATA_MODEL);
  await db.inTransaction(async (tx) => {
    const mail = { to: "asha@example.org", subject: "Hello", body: ["hello"] };
    await new Outbox(TEST_SECRET).enqueue(tx, mail);
    await tx.query("UPDATE outbox_mails SET state = 'failed'");
  });
  await db.close();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
