import type { Redis } from "ioredis";
import { HAS_REDIS, RedisServer } from "../testing/redis-server.js";
import { RateLimiter, type LimitRule } from "./rate-limiter.js";
import { connectRedis } from "./shared-counters.js";

const RULE: LimitRule = { name: "few", points: 3, duration: 60 };
const OTHER: LimitRule = { name: "one", points: 1, duration: 60, code: "CODE_RATE_LIMITED" };
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() };

const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "passed",
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

test("a use that one rule refuses does not count for the others", async () => {
  const limiter = new RateLimiter(null, true);
  const use = (): Promise<string> => outcome(limiter.consume([OTHER, "asha"], [RULE, "asha"]));
  expect([await use(), await use(), await use()]).toEqual([
    "passed",
    "CODE_RATE_LIMITED",
    "CODE_RATE_LIMITED",
  ]);
  expect(await limiter.check([RULE, "asha"])).toEqual([1]);
  await limiter.consume([RULE, "asha"]);
  await limiter.consume([RULE, "asha"]);
  expect(await outcome(limiter.check([OTHER, "ravi"], [RULE, "asha"]))).toBe("RATE_LIMITED");
  await limiter.reset([RULE, "asha"], [OTHER, "asha"]);
  expect(await limiter.check([RULE, "asha"], [OTHER, "asha"])).toEqual([0, 0]);
});

(HAS_REDIS ? describe : describe.skip)("with Redis", () => {
  let server: RedisServer;
  let redis: Redis;
  let limiter: RateLimiter;
  let sentCommands: jest.SpyInstance;
  let now = 0;
  const use = (of = limiter): Promise<string> => outcome(of.consume([RULE, "asha"]));
  /** Connects another server of the site, with its own limiter. */
  async function connect(): Promise<{ redis: Redis; limiter: RateLimiter }> {
    const shared = await connectRedis(server.url, log);
    await new Promise((resolve) => shared.redis.once("ready", resolve));
    return { redis: shared.redis, limiter: new RateLimiter(shared, true) };
  }

  beforeEach(async () => {
    jest.clearAllMocks();
    server = await RedisServer.start();
    ({ redis, limiter } = await connect());
    sentCommands = jest.spyOn(redis, "sendCommand");
    now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    redis.disconnect();
    await server.down();
  });

  test("servers share the counters", async () => {
    const other = await connect();
    expect([await use(), await use(other.limiter), await use(), await use(other.limiter)]).toEqual([
      "passed",
      "passed",
      "passed",
      "RATE_LIMITED",
    ]);
    other.redis.disconnect();
  });

  test("a Redis that hangs delays one request; local counters enforce the limit until it is back", async () => {
    await use();
    server.freeze();
    sentCommands.mockClear();
    await limiter.consume([RULE, "asha"], [OTHER, "asha"]);
    expect(sentCommands).toHaveBeenCalledTimes(2); // The commands for both rules are sent before the first reply.
    expect([await use(), await use(), await use()]).toEqual(["passed", "passed", "RATE_LIMITED"]);
    expect(sentCommands).toHaveBeenCalledTimes(2);
    now += 5001;
    expect(await use()).toBe("RATE_LIMITED"); // The limiter tried Redis again, without success.
    expect([await use(), sentCommands.mock.calls.length]).toEqual(["RATE_LIMITED", 3]);

    server.thaw();
    now += 5001;
    expect(await limiter.check([RULE, "ravi"])).toEqual([0]);
    expect(log.warn.mock.calls.map(([, what]: unknown[]) => what)).toEqual([
      "redis is away",
      "redis is back",
    ]);
  });

  test("a Redis that is down delays no request", async () => {
    await use();
    await server.down();
    expect([await use(), await use(), await use(), await use()]).toEqual([
      "passed",
      "passed",
      "passed",
      "RATE_LIMITED",
    ]);
    await server.up();
    await new Promise((resolve) => redis.once("ready", resolve));
    now += 5001;
    expect(await use()).toBe("passed"); // Redis lost its data, so it counts from zero.
    expect(log.warn.mock.calls.map(([, what]: unknown[]) => what)).toEqual([
      "redis is away",
      "redis is back",
    ]);
  });
});
