import { isUnavailable } from "../db/db-errors.js";

/** What of better-sqlite3's connection is used here. */
export interface Committing {
  /** SQLite's own state: a failed transaction may or may not have been rolled back already. */
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): { run(): unknown };
}

/** Members of one group: more save little, and the first of them waits for the last. */
const MOST = 16;
/** How old a group may become before a further member joins, in milliseconds. */
const LONGEST_MS = 20;

interface Group {
  readonly begunAt: number;
  readonly committed: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  members: number;
}

/** A member of a group that has done its work. */
interface Done<T> {
  /** Its result, or throws its failure. */
  readonly result: () => T;
  /** Fulfilled once the group is committed; rejected when nothing was committed. */
  readonly committed: Promise<void>;
}

/**
 * Transactions that are committed together: a commit writes each changed page to the log, and 16 teams change mostly the
 * same ones (ADR 65). Each member after the first is a savepoint, so that its failure takes back its own writes alone.
 * The caller lets one member run at a time.
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

  /** True when the group that is open should be committed before a further member joins. */
  get isFull(): boolean {
    const group = this.#open;
    return group !== null && (group.members >= MOST || Date.now() - group.begunAt > LONGEST_MS);
  }

  begin(): void {
    this.#rollBack(); // never start inside a transaction that an earlier member left open
    this.#begin.run();
    let [resolve, reject]: [Group["resolve"], Group["reject"]] = [() => undefined, () => undefined];
    const committed = new Promise<void>((...both) => ([resolve, reject] = both));
    committed.catch(() => undefined); // its members await it; there may be none
    this.#open = { begunAt: Date.now(), committed, resolve, reject, members: 0 };
  }

  /**
   * Runs `work` in the open group. Its failure keeps the others' writes. The failure may be caused by one of them, so
   * they have to be committed before a caller gets it.
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

  /** Commits the open group. When COMMIT fails, nothing is stored and all members of the group are rejected. */
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

  /** Undoes what the last member wrote; false when SQLite has rolled back everything by itself. */
  #takesBack(): boolean {
    if (!this.connection.inTransaction) return false;
    try {
      this.connection.exec("ROLLBACK TO member; RELEASE member");
      return true;
    } catch {
      return false;
    }
  }

  /** @param error what the members hear */
  #end(group: Group, error: unknown): void {
    this.#open = null;
    group.reject(error);
    try {
      this.#rollBack();
    } catch {
      // Only the first error is reported; the next group tries again before it starts.
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
 * Returns why a member's writes are gone after the failure of another member: they may run again, as after any lost
 * race. Where the database itself is at fault, they get its error.
 */
function forOthers(cause: unknown): unknown {
  if (isUnavailable(cause)) return cause;
  return Object.assign(new Error("another write of the same commit failed", { cause }), {
    code: "SQLITE_BUSY",
  });
}
