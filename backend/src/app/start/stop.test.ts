import { connect } from "node:net";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { startServerProcess, type ServerProcess } from "../../kernel/testing/server-process.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";

let place: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  place = await createMigratedDatabase();
  server = await startServerProcess({ DATABASE_URL: place.url, DRAIN_MS: "3000", LOG_LEVEL: "info" });
  await server.answers("/readyz", 200);
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await place.dispose();
});

test("on SIGTERM it becomes not ready, keeps answering for a while, then exits with 0, whatever hangs; the log says so", async () => {
  // This request is never completed.
  const half = connect(server.port, "127.0.0.1");
  half.on("error", () => undefined);
  half.write(
    "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  );
  const began = Date.now();
  server.child.kill("SIGTERM");
  server.child.kill("SIGTERM"); // A second signal, as if npm and the process group had both sent one.
  await server.answers("/readyz", 503);
  const reply = await fetch(`${server.url}/api/events`);
  expect({ status: reply.status, connection: reply.headers.get("connection") }).toEqual({
    status: 200,
    connection: "close",
  });
  expect(await server.exit()).toBe(0);
  expect(Date.now() - began).toBeGreaterThan(2900);
  // Usually less than 9 s. The limit is for a busy machine.
  expect(Date.now() - began).toBeLessThan(20_000);
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).toMatchObject({
    msg: "starting",
    commit: expect.any(String),
    version: expect.any(String),
  });
  const steps = lines.map(({ msg }) => msg).filter((msg) => /^(start|stop)/.test(String(msg)));
  expect(steps).toEqual(["starting", "started", "stopping (SIGTERM)", "stopped"]);
});
