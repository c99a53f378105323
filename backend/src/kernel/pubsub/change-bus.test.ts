import { once } from "node:events";
import { Redis } from "ioredis";
import pino from "pino";
import { HAS_REDIS, RedisServer } from "../testing/redis-server.js";
import { ChangeBus } from "./change-bus.js";
import type { ChangeStream } from "./change-stream.js";
import { RedisRelay } from "./redis-relay.js";

/** Returns the changes that can be read without waiting. */
async function readable(stream: ChangeStream): Promise<(string | null)[]> {
  const ids: (string | null)[] = [];
  for (;;) {
    const next = await Promise.race([
      stream.next(),
      new Promise<null>((resolve) => setImmediate(resolve, null)),
    ]);
    if (next === null || next.done === true) return ids;
    ids.push(next.value.id);
  }
}

test("a stream starts with a change of everything; then come the changes of one thing, or all of a topic", async () => {
  const bus = new ChangeBus();
  const [one, all] = [bus.subscribe("team", "a"), bus.subscribe("team")];
  expect((await one.next()).value).toEqual({ id: null });
  expect((await all.next()).value).toEqual({ id: null });
  for (const id of ["a", "b"]) bus.publish({ topic: "team", id });
  bus.publish({ topic: "payment", id: "a" });
  expect(await readable(all)).toEqual(["a", "b"]);
  expect(await readable(one)).toEqual(["a"]);
});

test("however slow the reader, the same change is queued once", async () => {
  const bus = new ChangeBus();
  const stream = bus.subscribe("payment");
  await stream.next();
  for (let i = 0; i < 10_000; i++) bus.publish({ topic: "payment", id: String(i % 3) });
  expect(await readable(stream)).toEqual(["0", "1", "2"]);
});

test("a waiting reader is woken, and one that ends is removed", async () => {
  const bus = new ChangeBus();
  const stream = bus.subscribe("team", "a");
  await stream.next();
  const waiting = stream.next();
  bus.publish({ topic: "team", id: "a" });
  expect(await waiting).toEqual({ done: false, value: { id: "a" } });
  const last = stream.next();
  await stream.return();
  expect(await last).toEqual({ done: true, value: undefined });
  bus.publish({ topic: "team", id: "a" });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test("changes of this server are relayed, those of other servers are not; a resync reaches everyone", async () => {
  const bus = new ChangeBus();
  const relay = jest.fn();
  bus.relayThrough(relay);
  const stream = bus.subscribe("team", "a");
  await stream.next();
  bus.publish({ topic: "team", id: "a" });
  bus.deliver({ topic: "team", id: "a" });
  expect(relay.mock.calls).toEqual([[{ topic: "team", id: "a" }]]);
  bus.resync();
  expect(await readable(stream)).toEqual(["a", null]);
});

(HAS_REDIS ? describe : describe.skip)("two servers with Redis between them", () => {
  const endings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  /** Starts a server (a bus with a relay), and reads its stream until the server receives other servers' changes. */
  async function startServer(url: string) {
    const connection = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    const bus = new ChangeBus();
    const relay = new RedisRelay(connection, bus, pino({ level: "silent" }));
    endings.push(
      () => {
        connection.disconnect();
      },
      () => {
        relay.stop();
      },
    );
    const stream = bus.subscribe("team", "a");
    await stream.next();
    relay.start();
    expect((await stream.next()).value).toEqual({ id: null });
    if (connection.status !== "ready") await once(connection, "ready");
    return { bus, connection, stream };
  }

  test("a change that its server could not publish makes the other's subscribers read again", async () => {
    const redis = await RedisServer.start();
    endings.push(() => redis.down());
    const [here, there] = [await startServer(redis.url), await startServer(redis.url)];
    here.connection.disconnect(true);
    here.bus.publish({ topic: "team", id: "a" });
    expect((await there.stream.next()).value).toEqual({ id: null });
  });
});
