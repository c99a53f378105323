import type { Redis } from "ioredis";
import type { Logger } from "../log/logger.js";
import { Outage } from "../log/outage.js";
import { redisAddress } from "../net/service-address.js";

/** The Redis in which several servers share their counters, and whether it is down. */
export interface SharedCounters {
  readonly redis: Redis;
  readonly outage: Outage;
}

/** Milliseconds after which Redis counts as down. On the same network it answers within a millisecond or two. */
const ANSWER_MS = 150;

/**
 * Keeps connecting to Redis in the background. Requests fail immediately while Redis is down. The package is loaded
 * here, because most sites have no Redis.
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
