import { Mutex, withTimeout } from "async-mutex";
import { DataSource, type DataSourceOptions, type QueryRunner } from "typeorm";
import type { Engine, Lane, PoolCounts, Reader, Tx } from "./engine.js";
import type { Logger } from "../log/logger.js";
import { lateError, retryWhenBusy } from "./timeout.js";
import { keepPrivate } from "./private-files.js";
import { SqliteFile } from "./sqlite-file.js";
import { markClosed, markInUse, requireWhole } from "./sqlite-whole.js";

interface Statement {
  run(): unknown;
}

/** What of better-sqlite3's connection is used here. */
interface SqliteConnection {
  /** What SQLite itself says: a transaction that failed may have been rolled back already, or not. */
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
  pragma(text: string): unknown;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): unknown;
}

export type SqliteOptions = DataSourceOptions & { readonly type: "better-sqlite3" };

/** For all: an error of its own for each writer would cost each of them its stack. */
const LATE = lateError();

/** A reader may have to wait for another process that opens or closes the file; that is over in a moment. */
const READ_BUSY_MS = 50;

const OPEN_TIMEOUT_MS = 10_000;

/**
 * SQLite: one connection that reads and one that writes. A single one would put the statements of requests that run at
 * once into each other's transactions. Writers queue here, and a lock of another process is waited for in pauses of the
 * caller's: SQLite's own waiting would hold this process and everybody in it.
 */
export class SqliteEngine implements Engine {
  readonly dialect = "sqlite";
  readonly #writers = new Mutex();
  readonly #statements: { readonly begin: Statement; readonly commit: Statement };

  private constructor(
    readonly write: DataSource,
    private readonly readers: DataSource,
    private readonly path: string,
    private readonly file: SqliteFile,
  ) {
    const connection = connectionOf(write);
    this.#statements = {
      begin: connection.prepare("BEGIN IMMEDIATE"),
      commit: connection.prepare("COMMIT"),
    };
  }

  static async open(options: SqliteOptions, file: string, log: Logger): Promise<SqliteEngine> {
    requireWhole(file);
    keepPrivate(file, log);
    // Another process that opens the same new file holds it for a moment.
    const connect = (more: Partial<SqliteOptions>): Promise<DataSource> =>
      retryWhenBusy(() => new DataSource({ ...options, ...more }).initialize(), OPEN_TIMEOUT_MS);
    const write = await connect(prepared({ queryOnly: false }));
    const read = await connect({ migrations: [], ...prepared({ queryOnly: true }) });
    await read.query("SELECT COUNT(*) FROM sqlite_master"); // the first read makes the WAL file
    markInUse(connectionOf(write), file);
    return new SqliteEngine(write, read, file, new SqliteFile(file));
  }

  get sources(): DataSource[] {
    return [this.write, this.readers];
  }

  read<T>(_until: number, _lane: Lane, work: (reader: Reader) => Promise<T>): Promise<T> {
    return work(this.readers.manager);
  }

  /**
   * BEGIN, COMMIT and ROLLBACK are ours, not TypeORM's: it does not hear of what SQLite rolls back by itself (a full disk,
   * at any statement and at COMMIT), and all that followed would be savepoints of a transaction that nothing commits.
   * A COMMIT that failed was none, so SQLite's outcome is always known.
   */
  transaction<T>(until: number, _lane: Lane, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { begin, commit } = this.#statements;
    const turn = withTimeout(this.#writers, Math.max(1, until - Date.now()), LATE);
    return turn.runExclusive(async () => {
      const runner = this.write.createQueryRunner();
      const connection = connectionOf(this.write);
      this.file.requireInPlace();
      rollBack(connection); // nothing begins inside of what another one left behind
      begin.run();
      markActive(runner, true);
      try {
        const result = await work(runner.manager);
        commit.run();
        return result;
      } catch (error) {
        tryRollBack(connection);
        throw error;
      } finally {
        markActive(runner, false);
        await runner.release();
      }
    });
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
      connection.pragma(`busy_timeout = ${String(queryOnly ? READ_BUSY_MS : 0)}`);
      connection.pragma("foreign_keys = ON");
      if (queryOnly) connection.pragma("query_only = ON");
    },
  };
}

/** SQLite's own LOWER knows the letters of English only, so a search for "Ödön" would miss him in any spelling. */
function lowerCase(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}

function connectionOf(source: DataSource): SqliteConnection {
  return (source.driver as unknown as { databaseConnection: SqliteConnection }).databaseConnection;
}

/** What TypeORM's own writing statements look at before they would begin a transaction of theirs. */
function markActive(runner: QueryRunner, isTransactionActive: boolean): void {
  Object.assign(runner, { isTransactionActive });
}

function rollBack(connection: SqliteConnection): void {
  if (connection.inTransaction) connection.exec("ROLLBACK");
}

/** The first error is the one to tell; the next transaction tries again before it begins. */
function tryRollBack(connection: SqliteConnection): void {
  try {
    rollBack(connection);
  } catch {
    // see above
  }
}
