import { isUnavailable } from "../db/db-errors.js";

/** The part of better-sqlite3's connection that this file uses. */
export interface Committing {
  /** Whether SQLite has an open transaction. SQLite may already have rolled back a failed transaction. */
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): { run(): unknown };
}

/** Maximum number of members in a group. More would save little, and the first member waits for the last. */
const MOST = 16;
/** The age in milliseconds at which a group stops taking new members. */
const LONGEST_MS = 20;

interface Group {
  readonly begunAt: number;
  readonly committed: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  members: number;
}

/** The outcome of a member's work, before the group is committed. */
interface Done<T> {
  /** Returns the member's result, or throws the member's error. */
  readonly result: () => T;
  /** Resolves when the group is committed. Rejects if nothing was committed. */
  readonly committed: Promise<void>;
}

/**
 * Commits several transactions (members) together. Each commit writes all changed pages to the log, and members mostly
 * change the same pages (ADR 65). Each member after the first is a savepoint, so that its failure reverts only its own
 * writes. The calling code must run one member at a time.
 */
export class GroupCommit {
  readonly #begin;
  readonly #commit;
  readonly #savepoint;
  readonly #release;
  #open: Group | null = null;

  constructor(private readonly connection: Committing) {
    this.#begin = connection.prepare("BEGIN IMMEDIATE");
    this.#commit = connection.prepare("COMMIT");
    this.#savepoint = connection.prepare("SAVEPOINT member");
    this.#release = connection.prepare("RELEASE member");
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Whether to commit the open group before another member joins. */
  get isFull(): boolean {
    const group = this.#open;
    return group !== null && (group.members >= MOST || Date.now() - group.begunAt > LONGEST_MS);
  }

  begin(): void {
    this.#rollBack(); // never start inside a transaction that an earlier group left open
    this.#begin.run();
    let [resolve, reject]: [Group["resolve"], Group["reject"]] = [() => undefined, () => undefined];
    const committed = new Promise<void>((...both) => ([resolve, reject] = both));
    committed.catch(() => undefined); // Prevents an unhandled rejection if no member awaits the promise.
    this.#open = { begunAt: Date.now(), committed, resolve, reject, members: 0 };
  }

  /**
   * Runs `work` in the open group. If `work` fails, only its own writes are reverted. Other members' writes, which are
   * not committed yet, may have caused the failure. Call `result` only after the group is committed. If the writes
   * cannot be reverted separately, the group ends and all its members are rejected.
   */
  async run<T>(work: () => Promise<T>): Promise<Done<T>> {
    const group = this.#open;
    if (!group) throw new Error("no group is open");
    const isFirst = group.members === 0;
    if (!isFirst) this.#savepoint.run();
    try {
      const result = await work();
      if (!isFirst) this.#release.run();
      group.members++;
      return { result: () => result, committed: group.committed };
    } catch (error) {
      if (!isFirst && this.#takesBack()) return { result: () => rethrow(error), committed: group.committed };
      this.#end(group, forOthers(error));
      throw error;
    }
  }

  /** Commits the open group. If COMMIT fails, nothing is stored and all members of the group are rejected. */
  commit(): void {
    const group = this.#open;
    if (!group) return;
    try {
      this.#commit.run();
      this.#open = null;
      group.resolve();
    } catch (error) {
      this.#end(group, group.members === 1 ? error : forOthers(error));
    }
  }

  /** Reverts the last member's writes. Returns false if this fails, or if SQLite has already rolled back everything. */
  #takesBack(): boolean {
    if (!this.connection.inTransaction) return false;
    try {
      this.connection.exec("ROLLBACK TO member; RELEASE member");
      return true;
    } catch {
      return false;
    }
  }

  /** @param error the error for all members of the group */
  #end(group: Group, error: unknown): void {
    this.#open = null;
    group.reject(error);
    try {
      this.#rollBack();
    } catch {
      // Only the first error is reported. The next group rolls back again before it starts.
    }
  }

  #rollBack(): void {
    if (this.connection.inTransaction) this.connection.exec("ROLLBACK");
  }
}

function rethrow(error: unknown): never {
  throw error;
}

/**
 * Returns the error for members whose writes were lost because another member or the COMMIT failed. If the database is
 * down or full, returns the database's error. Otherwise the members may retry, as after any lost race.
 */
function forOthers(cause: unknown): unknown {
  if (isUnavailable(cause)) return cause;
  return Object.assign(new Error("another write of the same commit failed", { cause }), {
    code: "SQLITE_BUSY",
  });
}
