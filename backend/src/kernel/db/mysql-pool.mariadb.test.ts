import type { Socket } from "node:net";
import type { Pool } from "mysql2";
import { startRelay } from "../testing/relay.js";
import { createTestDatabase } from "../testing/test-database.js";
import { isUnavailable } from "./db-errors.js";
import { MysqlPool } from "./mysql-pool.js";

test("a statement whose timeout coincides with the server's closing of the connection fails", async () => {
  const place = await createTestDatabase();
  const relay = await startRelay(place.url);
  const pool = await MysqlPool.open({ type: "mysql", url: relay.url }, 1);
  const connection = await pool.borrow(Date.now() + 60_000);
  const { stream } = (await connection.runner.connect()) as { stream: Socket };
  stream.once("end", () => {
    // the deadline passes in the same turn of the event loop in which the server closes the connection
    setImmediate(connection.cut);
  });
  const statement = connection.runner.query("SELECT SLEEP(20)").catch((error: unknown) => error);
  await relay.refuse();
  expect(isUnavailable(await statement)).toBe(true);
  await connection.release();
  await pool.source.destroy();
  await place.dispose();
});

test("a connection that is cut before its session settings arrive is cut once", async () => {
  const place = await createTestDatabase();
  const relay = await startRelay(place.url);
  const pool = await MysqlPool.open({ type: "mysql", url: relay.url }, 2);
  const first = await pool.borrow(Date.now() + 60_000); // the connection that `open` made
  const { pool: connections } = pool.source.driver as unknown as { pool: Pool };
  connections.once("connection", () => {
    relay.hang();
  });
  const second = await pool.borrow(Date.now() + 60_000);
  const { stream } = (await second.runner.connect()) as { stream: Socket };
  const failures: unknown[] = [];
  stream.on("error", (error) => failures.push(error));
  const closed = new Promise((resolve) => stream.once("close", resolve));
  const statement = second.runner.query("SELECT 1").catch((error: unknown) => error);
  second.cut();
  expect(isUnavailable(await statement)).toBe(true);
  await closed;
  expect(failures).toHaveLength(1);
  relay.resume();
  await first.release();
  await second.release();
  await pool.source.destroy();
  await relay.close();
  await place.dispose();
});

test("an idle connection that the server killed is removed without an error", async () => {
  const place = await createTestDatabase();
  const pool = await MysqlPool.open({ type: "mysql", url: place.url }, 2);
  const [killed, other] = [await pool.borrow(Date.now() + 60_000), await pool.borrow(Date.now() + 60_000)];
  const { stream, threadId } = (await killed.runner.connect()) as { stream: Socket; threadId: number };
  const closed = new Promise((resolve) => stream.once("close", resolve));
  await other.runner.query(`KILL CONNECTION ${String(threadId)}`);
  await closed;
  expect(killed.cut).not.toThrow();
  await killed.release();
  await other.release();
  await pool.source.destroy();
  await place.dispose();
});
