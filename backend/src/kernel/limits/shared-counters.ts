import { Redis } from "ioredis";
import type { Logger } from "../log/logger.js";
import { Outage } from "../log/outage.js";

/** Where several servers keep their counters together, and whether it is away. */
export interface SharedCounters {
  readonly redis: Redis;
  readonly outage: Outage;
}

/** A Redis on the same network answers within a millisecond or two; one that does not within these is taken for away. */
const ANSWER_MS = 150;

/** Connects to Redis in the background, for ever; what is asked while it is away fails at once. */
export function connectRedis(url: string, log: Logger): SharedCounters {
  const redis = new Redis(url, {
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
