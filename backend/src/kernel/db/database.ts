import { AsyncLocalStorage } from "node:async_hooks";
import { Mutex } from "async-mutex";
import type { DataSource, EntityManager } from "typeorm";
import { DomainError } from "../errors/domain-error.js";
import { ChangeBus } from "../pubsub/change-bus.js";
import type { DatabaseLocation } from "./database-url.js";
import { isRetryable, isUnavailable } from "./db-errors.js";

/** A transaction's handle; services pass it on to repositories without looking inside. */
export type Tx = EntityManager;

/** Something to do after a commit. It must not throw; nobody waits for it. */
type AfterCommit = (db: Database) => void;

/** What each open attempt at a transaction leaves to do; forgotten with its handle when it is rolled back. */
const pending = new WeakMap<Tx, AfterCommit[]>();

/**
 * Has `act` called once the whole transaction of `tx` is committed: not when it is rolled back or its outcome is
 * unknown, and once however often it had to be run again.
 */
export function afterCommit(tx: Tx, act: AfterCommit): void {
  const acts = pending.get(tx);
  if (!acts) throw new Error("afterCommit needs the handle of an open transaction");
  acts.push(act);
}

/** How often a transaction that lost a race is run again, and the longest first pause (milliseconds, doubled each time). */
const MAX_ATTEMPTS = 6;
const BASE_PAUSE_MS = 8;

/**
 * The product's database. Reads go to `read`; every write goes through `inTransaction`.
 * On SQLite the two are separate connections: a single one would interleave the statements of parallel requests
 * inside one transaction (stack.md), and writers queue behind a mutex. On MySQL both are the same pool.
 */
export class Database {
  readonly #active = new AsyncLocalStorage<{ readonly tx: Tx; over: boolean }>();
  readonly #writers = new Mutex();
  /** Tells whoever listens what was committed here (kernel/pubsub/announce.ts). */
  readonly changes = new ChangeBus();

  constructor(
    readonly location: DatabaseLocation,
    readonly read: DataSource,
    readonly write: DataSource,
  ) {}

  /** "sqlite" or "mysql" (MariaDB included). */
  get dialect(): DatabaseLocation["dialect"] {
    return this.location.dialect;
  }

  /** Runs hand-written SQL with `?` placeholders on the read connection. */
  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.read.query<Row[]>(sql, [...parameters]);
  }

  /**
   * Runs `work` in one transaction: all of its writes or none. A nested call joins the outer transaction.
   * Lost races (deadlock, lock wait, busy) run again, whole, with jitter, so `work` must not act on the outside world.
   * @throws DomainError UNKNOWN_OUTCOME when the connection broke during COMMIT.
   */
  async inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.#active.getStore();
    // A timer or a promise that outlives its transaction still carries it along; that one is nothing to join any more.
    if (outer && !outer.over) return work(outer.tx);
    for (let attempt = 1; ; attempt++) {
      try {
        const { result, tx } = await this.#serialised(() => this.#attempt(work));
        for (const act of pending.get(tx) ?? []) act(this);
        return result;
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
        await pause(BASE_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  /** Closes both connections. */
  async close(): Promise<void> {
    await this.write.destroy();
    if (this.read !== this.write) await this.read.destroy();
  }

  /** One writer at a time on SQLite; MySQL orders its writers itself. */
  #serialised<T>(work: () => Promise<T>): Promise<T> {
    return this.dialect === "sqlite" ? this.#writers.runExclusive(work) : work();
  }

  async #attempt<T>(work: (tx: Tx) => Promise<T>): Promise<{ result: T; tx: Tx }> {
    const runner = this.write.createQueryRunner();
    const tx = runner.manager;
    const active = { tx, over: false };
    pending.set(tx, []);
    try {
      await runner.startTransaction();
      let result: T;
      try {
        result = await this.#active.run(active, () => work(tx));
      } catch (error) {
        await runner.rollbackTransaction().catch(() => undefined); // the first error is the one to tell
        throw error;
      }
      await commit(() => runner.commitTransaction());
      return { result, tx };
    } finally {
      active.over = true;
      await runner.release();
    }
  }
}

/** A deadlock at COMMIT (Galera) is a clean rollback; a broken connection leaves the outcome unknown. */
async function commit(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (isUnavailable(error) && !isRetryable(error))
      throw new DomainError("UNKNOWN_OUTCOME", { cause: error });
    throw error;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
