import { Mutex, withTimeout } from "async-mutex";
import type { DataSource, DataSourceOptions, QueryRunner } from "typeorm";
import type { Engine, Lane, PoolCounts, Reader, Tx } from "./engine.js";
import type { Logger } from "../log/logger.js";
import { lateError, retryWhenBusy, TIMEOUT_MS } from "./timeout.js";
import { type Committing, GroupCommit } from "../fast/group-commit.js";
import { ModelSource } from "./model-source.js";
import { keepPrivate } from "./private-files.js";
import { PreparedStatements } from "../fast/prepared-statements.js";
import { SqliteFile } from "./sqlite-file.js";
import { markClosed, markInUse, requireWhole } from "./sqlite-whole.js";
import BetterSqlite3 from "better-sqlite3";

/**
 * A better-sqlite3 connection whose prepared statements keep their plan. SQLite plans a join for the value of a bare
 * `?` and plans it again for each new value, which takes twice as long as running the statement (ADR 65). For a `?`
 * inside an expression, SQLite ignores the value while it plans. A compile option would prevent new plans, but the
 * package does not set it.
 */
export class SqliteDriver extends BetterSqlite3 {
  override prepare: typeof BetterSqlite3.prototype.prepare = (sql) => super.prepare(withStablePlan(sql));
}

/** Matches a string literal of SQL, or a placeholder. */
const TEXT_OR_PLACEHOLDER = /'(?:[^']|'')*'|\?/g;

/**
 * Replaces each `?` of a statement with an expression of the same value and type. INSERTs need no plan and stay
 * unchanged.
 */
export function withStablePlan(sql: string): string {
  if (/^\s*INSERT\b/i.test(sql)) return sql;
  return sql.replace(TEXT_OR_PLACEHOLDER, (part) => (part === "?" ? "ifnull(?,NULL)" : part));
}

/** The methods of better-sqlite3's connection that this file uses. */
interface SqliteConnection extends Committing {
  prepare(sql: string): { run(): unknown; all(...parameters: readonly unknown[]): unknown[] };
  pragma(text: string, options?: { readonly simple: boolean }): unknown;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): unknown;
}

export type SqliteOptions = DataSourceOptions & { readonly type: "better-sqlite3" };

/** The error for every late writer. It is shared, because creating an error includes a slow stack trace. */
const LATE = lateError();

/** How long a read waits while another process opens or closes the file, in milliseconds. */
const READ_BUSY_MS = 50;

/**
 * The size of the write-ahead log, in 4 kB pages, at which SQLite moves the pages to the main file. A page that changed
 * many times since the last move is moved only once, and each move waits for the disk twice. Saving a team changes
 * about 30 pages, mostly the same as for the previous team. So a log longer than SQLite's default of 1000 pages means
 * fewer moves and less writing.
 */
const CHECKPOINT_PAGES = 4000;

const OPEN_TIMEOUT_MS = 10_000;

/**
 * The engine for SQLite, with one connection for reading and one for writing. With a single connection, the statements
 * of parallel requests would end up in each other's transactions. Writers queue in this class. If another process holds
 * a lock, the code that runs the transaction retries with pauses, because SQLite's own waiting would block the whole
 * process.
 */
export class SqliteEngine implements Engine {
  readonly dialect = "sqlite";
  readonly #writers = new Mutex();
  readonly #groups: GroupCommit;
  readonly #selects: PreparedStatements;

  private constructor(
    readonly write: DataSource,
    private readonly readers: DataSource,
    private readonly path: string,
    private readonly file: SqliteFile,
  ) {
    this.#groups = new GroupCommit(connectionOf(write));
    this.#selects = new PreparedStatements(connectionOf(readers));
  }

  static async open(options: SqliteOptions, file: string, log: Logger): Promise<SqliteEngine> {
    const wasMarked = requireWhole(file);
    keepPrivate(file, log);
    // Retries, because another process that opens the same new file locks it briefly.
    const connect = (more: Partial<SqliteOptions>): Promise<DataSource> =>
      retryWhenBusy(() => new ModelSource({ ...options, ...more }).initialize(), OPEN_TIMEOUT_MS);
    const write = await connect(prepared({ queryOnly: false }));
    const read = await connect({ migrations: [], ...prepared({ queryOnly: true }) });
    await read.query("SELECT COUNT(*) FROM sqlite_master"); // the first read creates the WAL file
    markInUse(connectionOf(write), file, wasMarked);
    return new SqliteEngine(write, read, file, new SqliteFile(file));
  }

  get sources(): DataSource[] {
    return [this.write, this.readers];
  }

  read<T>(_until: number, _lane: Lane, work: (reader: Reader) => Promise<T>): Promise<T> {
    return work(this.readers.manager);
  }

  query<Row>(_until: number, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.#selects.all(sql, parameters);
  }

  /**
   * Runs `work` in a transaction that this engine manages itself. TypeORM does not notice when SQLite rolls back on its
   * own, for example because the disk is full. It would believe that the transaction is still open, and would make all
   * later transactions savepoints in it, which are never committed.
   *
   * Writers in the same turn of the event loop are committed together. A writer that may take long is committed alone,
   * so that the others need not wait for it. A failed COMMIT has committed nothing, so on SQLite the outcome is always
   * known.
   */
  async transaction<T>(until: number, _lane: Lane, work: (tx: Tx) => Promise<T>): Promise<T> {
    const remaining = until - Date.now();
    const isAlone = remaining > TIMEOUT_MS;
    const turn = withTimeout(this.#writers, Math.max(1, remaining), LATE);
    const { result, committed } = await turn.runExclusive(async () => {
      if (isAlone || this.#groups.isFull) this.#groups.commit();
      if (!this.#groups.isOpen) this.#begin();
      const done = await this.#groups.run(() => this.#run(work));
      if (isAlone) this.#groups.commit();
      return done;
    });
    await committed;
    return result();
  }

  /** Begins a group of writers, which all writers in this turn of the event loop can join. */
  #begin(): void {
    this.file.requireInPlace();
    this.#groups.begin();
    setImmediate(() => {
      void this.#writers.runExclusive(() => {
        this.#groups.commit();
      });
    });
  }

  async #run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const runner = this.write.createQueryRunner();
    markActive(runner, true);
    try {
      return await work(runner.manager);
    } finally {
      markActive(runner, false);
      await runner.release();
    }
  }

  connections(): PoolCounts[] {
    return [];
  }

  async close(): Promise<void> {
    await this.write.destroy();
    await this.readers.destroy();
    markClosed(this.path);
  }
}

function prepared({ queryOnly }: { readonly queryOnly: boolean }): Partial<SqliteOptions> {
  return {
    enableWAL: true,
    prepareDatabase: (connection: SqliteConnection) => {
      connection.function("lower", { deterministic: true }, lowerCase);
      connection.pragma("synchronous = NORMAL");
      // keeps temporary data, such as the undo data of savepoints, in memory instead of in files
      connection.pragma("temp_store = MEMORY");
      connection.pragma(`wal_autocheckpoint = ${String(CHECKPOINT_PAGES)}`);
      connection.pragma(`busy_timeout = ${String(queryOnly ? READ_BUSY_MS : 0)}`);
      connection.pragma("foreign_keys = ON");
      if (queryOnly) connection.pragma("query_only = ON");
    },
  };
}

/** Replaces SQLite's own LOWER, which handles only ASCII letters: a search for "ödön" would not find "Ödön". */
function lowerCase(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}

function connectionOf(source: DataSource): SqliteConnection {
  return (source.driver as unknown as { databaseConnection: SqliteConnection }).databaseConnection;
}

/** Marks a transaction as active, so that TypeORM's own write methods do not start another one. */
function markActive(runner: QueryRunner, isTransactionActive: boolean): void {
  Object.assign(runner, { isTransactionActive });
}
