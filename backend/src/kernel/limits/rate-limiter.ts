import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { ErrorCode } from "../contract/catalogue.js";
import { DomainError } from "../errors/domain-error.js";
import type { SharedCounters } from "./shared-counters.js";

/** The number of uses allowed in a period. */
export interface LimitRule {
  readonly name: string;
  readonly points: number;
  /** The period, in seconds. */
  readonly duration: number;
  /** The error code for an exceeded limit. RATE_LIMITED by default. */
  readonly code?: ErrorCode;
}

/** A rule and the key whose uses are counted. */
export type LimitUse = readonly [rule: LimitRule, key: string];

/** Milliseconds for which the local counters are used before Redis is tried again. */
const LOCAL_MS = 5000;

/**
 * Counts uses for the site's limits. The counters are in Redis if the site has one, so that several servers share them.
 * Local counters replace Redis while it is down, so that limits always apply. The counts in Redis and the local counts
 * are never added, so an outage may let a client use up a limit once more. The commands for all rules of an action are
 * sent together.
 */
export class RateLimiter {
  readonly #local = new Map<string, RateLimiterAbstract>();
  readonly #shared = new Map<string, RateLimiterAbstract>();
  #localUntil = 0;

  constructor(
    private readonly counters: SharedCounters | null,
    private readonly enabled: boolean,
  ) {}

  /**
   * Counts one use of each rule and key. If any limit is used up, takes the uses of the other rules back. Returns the
   * count of each rule and key in its current period, including this use. Concurrent uses get different numbers.
   * @throws DomainError RATE_LIMITED (or the rule's own code) with the seconds until the uses are possible again.
   */
  async consume(...uses: readonly LimitUse[]): Promise<number[]> {
    if (!this.enabled) return uses.map(() => 0);
    const counted = await this.#ask(async (limiterOf) => {
      const states = await Promise.all(
        uses.map(([rule, key]) => limiterOf(rule).consume(key).catch(asState)),
      );
      const isOver = ([rule]: LimitUse, i: number): boolean => (states[i]?.consumedPoints ?? 0) > rule.points;
      const refused = longest(uses, states, isOver);
      if (!refused) return states.map(({ consumedPoints }) => consumedPoints);
      const passed = uses.filter((use, i) => !isOver(use, i));
      await Promise.all(passed.map(([rule, key]) => limiterOf(rule).reward(key)));
      return refused;
    });
    if (counted instanceof DomainError) throw counted;
    return counted;
  }

  /** Takes back one counted use of each rule and key, for an action that did not happen. */
  async giveBack(...uses: readonly LimitUse[]): Promise<void> {
    if (!this.enabled) return;
    await this.#ask((limiterOf) => Promise.all(uses.map(([rule, key]) => limiterOf(rule).reward(key))));
  }

  /**
   * Returns the count of each rule and key in its current period, without counting a use.
   * @throws DomainError like `consume` if another use would exceed a limit
   */
  async check(...uses: readonly LimitUse[]): Promise<number[]> {
    if (!this.enabled) return uses.map(() => 0);
    const states = await this.#ask((limiterOf) =>
      Promise.all(uses.map(([rule, key]) => limiterOf(rule).get(key))),
    );
    const refused = longest(uses, states, ([rule], i) => (states[i]?.consumedPoints ?? 0) >= rule.points);
    if (refused) throw refused;
    return states.map((state) => state?.consumedPoints ?? 0);
  }

  async reset(...uses: readonly LimitUse[]): Promise<void> {
    if (!this.enabled) return;
    await this.#ask((limiterOf) => Promise.all(uses.map(([rule, key]) => limiterOf(rule).delete(key))));
  }

  /**
   * Uses the counters in Redis, or the local ones while Redis is down. During an outage, one request at a time tries
   * Redis again.
   */
  async #ask<T>(act: (limiterOf: (rule: LimitRule) => RateLimiterAbstract) => Promise<T>): Promise<T> {
    const local = (rule: LimitRule): RateLimiterAbstract => found(this.#local, rule, newLocal);
    const now = Date.now();
    if (!this.counters || now < this.#localUntil) return act(local);
    const { redis, outage } = this.counters;
    if (outage.isOn) this.#localUntil = now + LOCAL_MS;
    try {
      const result = await act((rule) => found(this.#shared, rule, (options) => newShared(options, redis)));
      this.#localUntil = 0;
      outage.worked();
      return result;
    } catch (error) {
      this.#localUntil = Date.now() + LOCAL_MS;
      outage.failed(error);
      return act(local);
    }
  }
}

type Options = ReturnType<typeof optionsOf>;

function optionsOf({ name, points, duration }: LimitRule) {
  return { keyPrefix: `limit:${name}`, points, duration };
}

function newLocal(options: Options): RateLimiterAbstract {
  return new RateLimiterMemory(options);
}

function newShared(options: Options, redis: SharedCounters["redis"]): RateLimiterAbstract {
  return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true });
}

function found(
  limiters: Map<string, RateLimiterAbstract>,
  rule: LimitRule,
  make: (options: Options) => RateLimiterAbstract,
): RateLimiterAbstract {
  let limiter = limiters.get(rule.name);
  if (!limiter) limiters.set(rule.name, (limiter = make(optionsOf(rule))));
  return limiter;
}

/** Returns the state of a used-up rule, which the library throws. Rethrows any other error. */
function asState(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}

/**
 * Returns the error for the exceeded rule whose period ends last, because an earlier retry would fail. Returns null if
 * no rule is exceeded.
 */
function longest(
  uses: readonly LimitUse[],
  states: readonly (RateLimiterRes | null)[],
  isOver: (use: LimitUse, i: number) => boolean,
): DomainError | null {
  const refusals = uses.flatMap((use, i) =>
    isOver(use, i) ? [{ code: use[0].code ?? "RATE_LIMITED", ms: states[i]?.msBeforeNext ?? 0 }] : [],
  );
  const [last] = refusals.toSorted((a, b) => b.ms - a.ms);
  return last ? new DomainError(last.code, { retryAfter: Math.max(1, Math.ceil(last.ms / 1000)) }) : null;
}
