import type { Socket } from "node:net";
import { startRelay } from "../testing/relay.js";
import { createTestDatabase } from "../testing/test-database.js";
import { isUnavailable } from "./db-errors.js";
import { MysqlPool } from "./mysql-pool.js";

test("a statement fails when its time is over at the very moment at which the server closes the connection", async () => {
  const place = await createTestDatabase();
  const relay = await startRelay(place.url);
  const pool = await MysqlPool.open({ type: "mysql", url: relay.url }, 1);
  const connection = await pool.borrow(Date.now() + 60_000);
  const { stream } = (await connection.runner.connect()) as { stream: Socket };
  stream.once("end", () => {
    setImmediate(connection.cut); // as a deadline does that falls into the same turn of the event loop
  });
  const statement = connection.runner.query("SELECT SLEEP(20)").catch((error: unknown) => error);
  await relay.refuse();
  expect(isUnavailable(await statement)).toBe(true);
  await connection.release();
  await pool.source.destroy();
  await place.dispose();
});
