import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type FindOperator, Raw } from "typeorm";
import { tookEffect, updateWhere } from "./changes.js";
import type { Database } from "./database.js";
import { LeaseRecord } from "./lease.entity.js";

/**
 * Duration of a lease in milliseconds. After a server is killed, other servers wait up to this long to continue its
 * work.
 */
const LEASE_MS = 12_000;
/** Interval of renewals in milliseconds, short enough that one failed renewal does not lose the lease. */
const RENEW_MS = LEASE_MS / 3;
/**
 * Minimum pause between a waiting server's attempts, in milliseconds. A random time of up to the same length is added,
 * so that servers that started together do not all try at the same moment.
 */
const LOOK_MS = 100;

/** The lease that `work` receives. `work` may lose it, for example if the database was down or the machine slept. */
export interface Lease {
  /**
   * Must be called before each step that must not run twice.
   * @throws Error if another server may have the lease
   */
  requireHeld(): void;
}

export interface LeaseOptions {
  /** Maximum wait while another process has the lease, in milliseconds. 0 means a single attempt. */
  readonly waitMs?: number;
  /**
   * How long no process can acquire the lease after `work` has succeeded, in milliseconds. Use it, for example, to
   * limit work to once an hour across all servers.
   */
  readonly restMs?: number;
}

/** The result of `tryLease`: `work` ran, or another process has the lease. */
export type LeaseResult<T> = { readonly held: true; readonly result: T } | { readonly held: false };

/** Thrown if another process had the lease for the whole waiting time. */
export class LeaseUnavailable extends Error {}

/**
 * Runs `work` while this process holds the lease `name` (at most 64 characters). Returns `{ held: false }` without
 * running `work` if another server or process still holds the lease after `waitMs`.
 *
 * The lease is a row with an expiry time. The row is committed before `work` starts, renewed while it runs and released
 * after it. A killed holder's lease expires after 12 s. Database locks are not sufficient: on a Galera cluster,
 * GET_LOCK and row locks work on one node only, and SQLite has neither. The expiry uses the database's clock, because
 * the servers' clocks may differ.
 *
 * Do not call this function inside a transaction. Other processes would not see the lease until that transaction
 * commits.
 * @throws the error of `work`, or the database's error if the lease could not be requested
 */
export async function tryLease<T>(
  db: Database,
  name: string,
  work: (lease: Lease) => Promise<T>,
  { waitMs = 0, restMs = 0 }: LeaseOptions = {},
): Promise<LeaseResult<T>> {
  const row = new LeaseRow(db, name);
  const deadline = performance.now() + waitMs;
  while (!(await row.acquire())) {
    if (performance.now() >= deadline) return { held: false };
    await sleep(LOOK_MS * (1 + Math.random()));
  }
  const timer = setInterval(() => void row.renew(), RENEW_MS).unref();
  let rest = 0;
  try {
    const result = await work(row);
    rest = restMs;
    return { held: true, result };
  } finally {
    clearInterval(timer);
    await row.release(rest);
  }
}

/**
 * Like `tryLease`, but throws if the lease is not free within `waitMs`.
 * @throws LeaseUnavailable
 */
export async function withLease<T>(
  db: Database,
  name: string,
  work: (lease: Lease) => Promise<T>,
  options: LeaseOptions,
): Promise<T> {
  const outcome = await tryLease(db, name, work, options);
  if (!outcome.held) throw new LeaseUnavailable(`Another server or process holds the lease "${name}".`);
  return outcome.result;
}

/**
 * Returns the SQL that creates the table of leases. The SQL runs before the first migration, because migrations need a
 * lease.
 */
export function leaseTable(dialect: Database["dialect"]): string {
  const text = dialect === "mysql" ? " CHARACTER SET utf8mb4 COLLATE utf8mb4_bin" : "";
  return `CREATE TABLE IF NOT EXISTS leases (name varchar(64) NOT NULL PRIMARY KEY,
    holder varchar(36) NOT NULL, heldUntil datetime(3) NOT NULL)${text}`;
}

/** One holder's access to a row of `leases`. */
class LeaseRow implements Lease {
  readonly #holder = randomUUID();
  /** This process certainly holds the lease until this time (`performance.now()`). */
  #until = 0;

  constructor(
    private readonly db: Database,
    private readonly name: string,
  ) {}

  requireHeld(): void {
    if (performance.now() >= this.#until) throw new Error(`The lease "${this.name}" was lost.`);
  }

  /**
   * Acquires the lease if its time is over (it was released or has expired), or if it has no row yet. Returns whether
   * this process now has the lease.
   */
  async acquire(): Promise<boolean> {
    const startedAt = performance.now();
    // Reads first, so that a waiting server does not need a write lock.
    const { name } = this;
    const others = { name, heldUntil: this.#compared(">") };
    if (await this.db.read((reader) => reader.existsBy(LeaseRecord, others))) return false;
    const acquired = await this.db.inTransaction(async (tx) => {
      const release = { name, heldUntil: this.#compared("<=") };
      const ours = { holder: this.#holder, heldUntil: () => this.#in(LEASE_MS) };
      if (await tookEffect(updateWhere(tx, LeaseRecord, release, ours))) return true;
      const first = tx
        .createQueryBuilder()
        .insert()
        .into(LeaseRecord)
        .values({ name, ...ours });
      await first.orIgnore().updateEntity(false).execute();
      return tx.existsBy(LeaseRecord, { name, holder: this.#holder });
    });
    if (acquired) this.#until = startedAt + LEASE_MS;
    return acquired;
  }

  /** Renews the lease. Ignores errors: the next renewal may succeed, and if none does, `requireHeld` throws. */
  async renew(): Promise<void> {
    const startedAt = performance.now();
    const renewed = await this.#setEnd(LEASE_MS).catch(() => null);
    if (renewed !== null) this.#until = renewed ? startedAt + LEASE_MS : 0;
  }

  /** Makes the lease expire `restMs` milliseconds from now. Ignores errors, because the lease expires anyway. */
  async release(restMs: number): Promise<void> {
    this.#until = 0;
    await this.#setEnd(restMs).catch(() => undefined);
  }

  /** Changes the lease's expiry. Returns false if another process has acquired the lease. */
  #setEnd(ms: number): Promise<boolean> {
    const ours = { name: this.name, holder: this.#holder };
    return this.db.inTransaction((tx) =>
      tookEffect(updateWhere(tx, LeaseRecord, ours, { heldUntil: () => this.#in(ms) })),
    );
  }

  /** Returns a condition that compares a lease's expiry with the database's clock. */
  #compared(how: ">" | "<="): FindOperator<Date> {
    return Raw((end) => `${end} ${how} ${this.#in(0)}`) as FindOperator<Date>;
  }

  /** Returns SQL for the time `ms` milliseconds from now, by the database's clock. */
  #in(ms: number): string {
    return this.db.dialect === "mysql"
      ? `UTC_TIMESTAMP(3) + INTERVAL ${String(ms * 1000)} MICROSECOND`
      : `strftime('%Y-%m-%d %H:%M:%f', 'now', '${(ms / 1000).toFixed(3)} seconds')`;
  }
}
