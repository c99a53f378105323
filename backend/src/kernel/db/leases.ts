import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type FindOperator, Raw } from "typeorm";
import { tookEffect, updateWhere } from "./changes.js";
import type { Database } from "./database.js";
import { LeaseRecord } from "./lease.entity.js";

/** How long a lease outlives a server that was killed: nobody else may go on earlier, and nobody waits longer. */
const LEASE_MS = 12_000;
/** Three chances to renew before it runs out. */
const RENEW_MS = LEASE_MS / 3;
/** How often somebody who waits looks again; each adds up to as much, so that servers started together spread. */
const LOOK_MS = 100;

/** What `work` is given: the lease may be lost while it runs (the database was away, the machine slept). */
export interface Lease {
  /** @throws Error when somebody else may hold the lease by now. Ask before each step that must not be done twice. */
  requireHeld(): void;
}

/** How a lease is asked for. */
export interface LeaseOptions {
  /** How long to wait while somebody else holds it, in milliseconds; 0 looks once. */
  readonly waitMs?: number;
  /** For how long nobody gets it after `work` went well, in milliseconds: what is due once an hour for all servers. */
  readonly restMs?: number;
}

/** What `tryLease` answers: `work` ran, or somebody else holds the lease. */
export type LeaseResult<T> = { readonly held: true; readonly result: T } | { readonly held: false };

/** Somebody else held the lease for as long as was waited. */
export class LeaseUnavailable extends Error {}

/**
 * Runs `work` while no other server or process runs work under the same `name` (at most 64 characters), else answers
 * `{ held: false }`. The lease is a row with an end, committed before `work` begins, renewed while it runs and freed
 * after it; a killed holder's runs out after 12 s. A row rather than a lock of the database: GET_LOCK and row locks
 * hold on one node of a Galera cluster only, and SQLite has neither. Time is the database's, so that servers' clocks
 * may differ. Do not call it inside a transaction: it would be seen by nobody until that commits.
 * @throws what `work` throws; the database's error when the lease could not be asked for.
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

/** As `tryLease`, for work that cannot be left out. @throws LeaseUnavailable when `waitMs` was not enough. */
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

/** Makes the table of leases. It is there before the first migration, because migrating takes a lease. */
export function leaseTable(dialect: Database["dialect"]): string {
  const text = dialect === "mysql" ? " CHARACTER SET utf8mb4 COLLATE utf8mb4_bin" : "";
  return `CREATE TABLE IF NOT EXISTS leases (name varchar(64) NOT NULL PRIMARY KEY,
    holder varchar(36) NOT NULL, heldUntil datetime(3) NOT NULL)${text}`;
}

/** One holder's side of a row of `leases`. */
class LeaseRow implements Lease {
  readonly #holder = randomUUID();
  /** Until when it is held for sure, by this process's own steady clock. */
  #until = 0;

  constructor(
    private readonly db: Database,
    private readonly name: string,
  ) {}

  requireHeld(): void {
    if (performance.now() >= this.#until) throw new Error(`The lease "${this.name}" was lost.`);
  }

  /** True when it is ours now: it was free, had run out, or nobody ever took it. */
  async acquire(): Promise<boolean> {
    const asked = performance.now();
    // A look costs whoever waits no write lock.
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
    if (acquired) this.#until = asked + LEASE_MS;
    return acquired;
  }

  /** A failure is not told: the next renewal may hold, and `requireHeld` knows when none did. */
  async renew(): Promise<void> {
    const asked = performance.now();
    const renewed = await this.#setEnd(LEASE_MS).catch(() => null);
    if (renewed !== null) this.#until = renewed ? asked + LEASE_MS : 0;
  }

  /** A failure is not told: the lease runs out by itself. */
  async release(restMs: number): Promise<void> {
    this.#until = 0;
    await this.#setEnd(restMs).catch(() => undefined);
  }

  /** False when somebody else took it. */
  #setEnd(ms: number): Promise<boolean> {
    const ours = { name: this.name, holder: this.#holder };
    return this.db.inTransaction((tx) =>
      tookEffect(updateWhere(tx, LeaseRecord, ours, { heldUntil: () => this.#in(ms) })),
    );
  }

  /** A lease's end compared with the database's own time. */
  #compared(how: ">" | "<="): FindOperator<Date> {
    return Raw((end) => `${end} ${how} ${this.#in(0)}`) as FindOperator<Date>;
  }

  /** The database's own time in `ms` milliseconds, as SQL. */
  #in(ms: number): string {
    return this.db.dialect === "mysql"
      ? `UTC_TIMESTAMP(3) + INTERVAL ${String(ms * 1000)} MICROSECOND`
      : `strftime('%Y-%m-%d %H:%M:%f', 'now', '${(ms / 1000).toFixed(3)} seconds')`;
  }
}
