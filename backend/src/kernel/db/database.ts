import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { DomainError } from "../errors/domain-error.js";
import type { Logger } from "../log/logger.js";
import { Outage } from "../log/outage.js";
import { ChangeBus } from "../pubsub/change-bus.js";
import { isCutOff, isRetryable, isUnavailable, isUnwritable } from "./db-errors.js";
import type { Engine, PoolCounts, Reader, Tx } from "./engine.js";
import { newId } from "./ids.js";
import { TIMEOUT_MS } from "./timeout.js";

export type { Reader, Tx } from "./engine.js";

/** Runs after a commit. Must not throw, because `inTransaction` would then report a committed transaction as failed. */
type AfterCommit = (db: Database) => void;

/** The `afterCommit` callbacks of each open transaction, by the transaction's handle. */
const pending = new WeakMap<Tx, AfterCommit[]>();

/**
 * Calls `act` once after the outermost transaction of `tx` is committed, even if the transaction was retried. Does not
 * call `act` if the transaction is rolled back or its outcome is unknown.
 */
export function afterCommit(tx: Tx, act: AfterCommit): void {
  const acts = pending.get(tx);
  if (!acts) throw new Error("afterCommit needs the handle of an open transaction");
  acts.push(act);
}

/** A write at the end of a transaction, after all other writes. */
type BeforeCommit = (tx: Tx) => Promise<unknown>;

const endings = new WeakMap<Tx, BeforeCommit[]>();

/**
 * Runs `act` in the transaction of `tx`, after all other work and before the commit. Use it for writing a summary of
 * the transaction's changes.
 */
export function beforeCommit(tx: Tx, act: BeforeCommit): void {
  const acts = endings.get(tx);
  if (!acts) throw new Error("beforeCommit needs the handle of an open transaction");
  acts.push(act);
}

/**
 * The pause after a transaction's first lost race (db-errors.ts), in milliseconds. Each further pause is twice as long,
 * up to `LONGEST_PAUSE_MS`. All pauses have jitter.
 */
const FIRST_PAUSE_MS = 16;
const LONGEST_PAUSE_MS = 250;
/** The timeout of a health check of the database, in milliseconds. */
const PROBE_TIMEOUT_MS = 1000;
/**
 * How long a database counts as full, in milliseconds, after a write failed because the database was full, read-only or
 * damaged. During this time the health check does not try to write, because a full database may still accept the
 * check's small write.
 */
const FULL_FOR_MS = 3000;

interface TransactionOptions {
  /** The time limit for all attempts together, in milliseconds. */
  readonly timeoutMs?: number;
}

/** The options of the few operations of admins and operators that read or write thousands of rows. */
export const BULK: TransactionOptions = { timeoutMs: 30_000 };

/**
 * The product's database. Every write goes through `inTransaction`. Each read or transaction waits at most `TIMEOUT_MS`
 * for the database. The caller can allow a transaction more time.
 */
export class Database {
  readonly #active = new AsyncLocalStorage<{ readonly tx: Tx; over: boolean }>();
  /** The number of open transactions. */
  #running = 0;
  readonly #reading: Outage;
  readonly #writing: Outage;
  /**
   * The time, in milliseconds since 1970, when a write last failed because the database was full, read-only or damaged.
   */
  #fullAt = 0;
  /** True if a write has failed since the last commit because the database was unavailable. */
  #isWriteSuspect = false;

  /** Notifies subscribers of changes that this process committed (kernel/pubsub/topic.ts). */
  readonly changes = new ChangeBus();

  constructor(
    private readonly engine: Engine,
    log: Logger,
  ) {
    this.#reading = new Outage(log, "database");
    this.#writing = new Outage(log, "database for writing");
  }

  /** "sqlite" or "mysql" (MariaDB included). */
  get dialect(): Engine["dialect"] {
    return this.engine.dialect;
  }

  /** The data source for migrations and the schema. */
  get write(): DataSource {
    return this.engine.write;
  }

  /**
   * Runs `work`, which only reads. Within a transaction, `work` sees the transaction's writes. Otherwise it uses a
   * connection of the read pool, and runs once more if the connection or statement was killed.
   */
  async read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const open = this.#open();
    if (open) return work(open);
    return this.#reads((until) => this.engine.read(until, "read", work));
  }

  /** Runs a hand-written SELECT with `?` placeholders, on the same connections as `read`. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const open = this.#open();
    if (open) return open.query<Row[]>(sql, [...parameters]);
    return this.#reads((until) => this.engine.query<Row>(until, sql, parameters));
  }

  async #reads<T>(run: (until: number) => Promise<T>): Promise<T> {
    const until = Date.now() + TIMEOUT_MS;
    try {
      let result: T;
      try {
        result = await run(until);
      } catch (error) {
        if (!isCutOff(error)) throw error;
        result = await run(until);
      }
      this.#reading.worked();
      return result;
    } catch (error) {
      if (isUnavailable(error)) this.#reading.failed(error);
      throw error;
    }
  }

  /**
   * Runs `work` in one transaction, so that either all of its writes are stored or none. A nested call joins the outer
   * transaction. After a lost race (deadlock, lock wait, busy), `work` runs again after a pause, as long as there is
   * time. After a killed connection or statement, `work` runs once more. `work` must therefore have no effects outside
   * the database.
   * @throws DomainError UNKNOWN_OUTCOME if the connection broke during COMMIT
   */
  async inTransaction<T>(
    work: (tx: Tx) => Promise<T>,
    { timeoutMs = TIMEOUT_MS }: TransactionOptions = {},
  ): Promise<T> {
    const open = this.#open();
    if (open) return work(open);
    try {
      const { result, tx } = await this.#attempts(work, Date.now() + timeoutMs);
      this.#isWriteSuspect = false;
      this.#writing.worked();
      for (const act of pending.get(tx) ?? []) act(this);
      return result;
    } catch (error) {
      this.#noteFailedWrite(error);
      throw error;
    }
  }

  /** Runs a SELECT for a health check, with a timeout of one second. Does not wait for other queries. */
  probe<Row>(sql: string): Promise<Row[]> {
    return this.engine.read(Date.now() + PROBE_TIMEOUT_MS, "probe", (reader) => reader.query<Row[]>(sql));
  }

  /**
   * Checks whether the database accepts writes again. Does nothing unless a write has failed since the last commit
   * because the database was unavailable. Takes a second or two at most. Does not wait for other queries.
   * @throws the reason why the database accepts no writes
   */
  async check(): Promise<void> {
    const until = Date.now() + PROBE_TIMEOUT_MS;
    if (!this.#isWriteSuspect) return;
    if (Date.now() - this.#fullAt < FULL_FOR_MS) throw new Error("the database has no room");
    await this.engine.transaction(until, "probe", async (tx) => {
      const row = newId();
      await tx.query("INSERT INTO leases (name, holder, heldUntil) VALUES (?, '', '2000-01-01')", [row]);
      await tx.query("DELETE FROM leases WHERE name = ?", [row]);
    });
    this.#isWriteSuspect = false;
    this.#writing.worked();
  }

  /** Returns the connections in use, for the metrics. Returns an empty list for SQLite. */
  connections(): PoolCounts[] {
    return this.engine.connections();
  }

  async close(): Promise<void> {
    await this.engine.close();
  }

  /**
   * Returns the open transaction, or null. Ignores a finished transaction, to which a timer or promise may still refer.
   */
  #open(): Tx | null {
    const active = this.#active.getStore();
    return active && !active.over ? active.tx : null;
  }

  async #attempts<T>(work: (tx: Tx) => Promise<T>, until: number): Promise<{ result: T; tx: Tx }> {
    let wasCutOff = false;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await this.engine.transaction(until, "write", (tx) => this.#run(tx, work));
      } catch (error) {
        const again = isRetryable(error) || (isCutOff(error) && !wasCutOff);
        wasCutOff ||= isCutOff(error);
        const wait = pause * (0.5 + Math.random());
        if (!again || Date.now() + wait >= until) throw error;
        await sleep(wait);
      }
    }
  }

  async #run<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<{ result: T; tx: Tx }> {
    const active = { tx, over: false };
    const ending: BeforeCommit[] = [];
    pending.set(tx, []);
    endings.set(tx, ending);
    this.#running++;
    try {
      const result = await this.#active.run(active, async () => {
        const done = await work(tx);
        for (const act of ending) await act(tx);
        return done;
      });
      return { result, tx };
    } finally {
      active.over = true;
      // Up to Node.js 22, an AsyncLocalStorage that was used slows down every promise of the process until it is
      // disabled.
      if (--this.#running === 0) this.#active.disable();
    }
  }

  #noteFailedWrite(failure: unknown): void {
    const error = failure instanceof DomainError ? failure.cause : failure;
    if (!isUnavailable(error)) return;
    this.#isWriteSuspect = true;
    if (isUnwritable(error)) this.#fullAt = Date.now();
    if (!isRetryable(error)) this.#writing.failed(error);
  }
}
