import type { Redis } from "ioredis";
import type { Logger } from "../log/logger.js";
import { Outage } from "../log/outage.js";
import { redisAddress } from "../net/service-address.js";

/** Where several servers share their counters, and whether it is down. */
export interface SharedCounters {
  readonly redis: Redis;
  readonly outage: Outage;
}

/** A Redis on the same network answers within a millisecond or two; one that takes longer than this counts as down. */
const ANSWER_MS = 150;

/**
 * Keeps connecting to Redis in the background; requests fail at once while it is down. The package is loaded here, as most
 * sites have no Redis.
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
