import type { Redis } from "ioredis";
import type { Logger } from "../log/logger.js";
import { Outage } from "../log/outage.js";
import { redisAddress } from "../net/service-address.js";

/** The Redis that holds the counters of all servers, and whether it is down. */
export interface SharedCounters {
  readonly redis: Redis;
  readonly outage: Outage;
}

/** Milliseconds without an answer after which Redis counts as down. On the same network, Redis answers within 2 ms. */
const ANSWER_MS = 150;

/**
 * Connects to Redis, and reconnects in the background. Commands fail immediately while Redis is down. Loads the package
 * only here, because most sites have no Redis.
 */
export async function connectRedis(url: string, log: Logger): Promise<SharedCounters> {
  const { Redis } = await import("ioredis");
  const { url: address, tls } = redisAddress(url);
  const redis = new Redis(address, {
    ...(tls === null ? {} : { tls: { ...tls, servername: new URL(address).hostname } }),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: ANSWER_MS,
    connectTimeout: 2000,
  });
  const outage = new Outage(log, "redis");
  redis.on("error", (error) => {
    outage.failed(error);
  });
  redis.on("ready", () => {
    outage.worked();
  });
  return { redis, outage };
}
