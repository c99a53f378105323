import type { Redis } from "ioredis";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { ErrorCode } from "../contract/catalogue.js";
import { DomainError } from "../errors/domain-error.js";

/** How much of something is allowed in a span of time. */
export interface LimitRule {
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Told to whom exceeds it. */
  readonly code?: ErrorCode;
}

/**
 * Counters for the product's limits: in Redis when there is one, so that several servers share them; local counters
 * stand in while Redis is away, so that limits never are off (security.md, "Rate limits").
 */
export class RateLimiter {
  readonly #limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly redis: Redis | null,
    private readonly enabled: boolean,
  ) {}

  /** Counts one use by `key`. @throws DomainError RATE_LIMITED (or the rule's own code) with seconds to wait. */
  async consume(rule: LimitRule, key: string): Promise<void> {
    if (!this.enabled) return;
    try {
      await this.#limiter(rule).consume(key);
    } catch (error) {
      throw error instanceof RateLimiterRes ? exceeded(rule, error) : error;
    }
  }

  /** Refuses when `key` has used the rule up, without counting this look. */
  async check(rule: LimitRule, key: string): Promise<void> {
    if (!this.enabled) return;
    const state = await this.#limiter(rule).get(key);
    if (state && state.consumedPoints >= rule.points) throw exceeded(rule, state);
  }

  /** How often `key` was counted in the current span. */
  async used(rule: LimitRule, key: string): Promise<number> {
    return this.enabled ? ((await this.#limiter(rule).get(key))?.consumedPoints ?? 0) : 0;
  }

  /** Forgets what `key` used. */
  async reset(rule: LimitRule, key: string): Promise<void> {
    if (this.enabled) await this.#limiter(rule).delete(key);
  }

  #limiter(rule: LimitRule): RateLimiterAbstract {
    let limiter = this.#limiters.get(rule.name);
    if (!limiter) {
      const options = { keyPrefix: `limit:${rule.name}`, points: rule.points, duration: rule.duration };
      const local = new RateLimiterMemory(options);
      limiter = this.redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: this.redis,
            insuranceLimiter: local,
            rejectIfRedisNotReady: true,
          })
        : local;
      this.#limiters.set(rule.name, limiter);
    }
    return limiter;
  }
}

function exceeded(rule: LimitRule, state: RateLimiterRes): DomainError {
  return new DomainError(rule.code ?? "RATE_LIMITED", {
    retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  });
}
