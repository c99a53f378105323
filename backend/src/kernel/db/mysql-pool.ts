import type { Socket } from "node:net";
import mysql, { type Pool, type PoolConnection, type PoolOptions } from "mysql2";
import { type DataSource, type DataSourceOptions, QueryFailedError, type QueryRunner } from "typeorm";
import { ModelSource } from "./model-source.js";
import { lateError, whenLate, withDeadline } from "./timeout.js";

/** Maximum number of requests that wait for a connection. Further requests would only time out. */
const QUEUE_LIMIT = 200;
/**
 * Connect timeout in milliseconds. Shorter than `TIMEOUT_MS`, so that the waiting code gets the connection error
 * instead of its own timeout.
 */
const CONNECT_TIMEOUT_MS = 2000;

/**
 * The settings of each connection. Waiting for a row or table lock ends after 2 s, because the server's default of 50 s
 * (a day for tables) would soon block every connection of a pool. On MariaDB, a statement ends after 3 s, because its
 * caller has given up by then. A Galera node applies the other nodes' writes before it answers, so that users see their
 * own latest changes.
 */
const SESSION = [
  "SET SESSION innodb_lock_wait_timeout = 2, lock_wait_timeout = 2",
  "SET SESSION max_statement_time = 3",
  "SET SESSION wsrep_sync_wait = 1",
];
const UNKNOWN_VARIABLE = 1193;

const wasCut = new WeakSet<mysql.Connection>();

/** The mysql2 driver for TypeORM, with a bounded queue and the `SESSION` settings on each connection. */
const driver = {
  createPool(options: PoolOptions): Pool {
    const pool = mysql.createPool(options);
    pool.on("connection", (connection) => {
      // A connection may fail twice: the server kills it, then `cut` destroys it. mysql2's pool handles only the first
      // error, and an unhandled error would end the process. The running statement reports the error to the code that
      // runs it.
      connection.on("error", () => undefined);
      for (const statement of SESSION) {
        connection.query(statement, (error) => {
          if (error && error.errno !== UNKNOWN_VARIABLE) cut(connection, error);
        });
      }
    });
    return pool;
  },
};

export type MysqlOptions = DataSourceOptions & { readonly type: "mysql" };

export interface Borrowed {
  readonly runner: QueryRunner;
  /** Destroys the connection instead of returning it to the pool, because the connection may still wait for a reply. */
  cut(): void;
  release(): Promise<void>;
}

/** A pool of connections to MySQL or MariaDB. Each request for a connection waits at most until its own deadline. */
export class MysqlPool {
  #used = 0;
  #waiting = 0;

  private constructor(
    readonly source: DataSource,
    private readonly size: number,
  ) {}

  /**
   * Opens the pool with one connection. The pool opens more as needed.
   * @throws the driver's error if the server is down
   */
  static async open(options: MysqlOptions, size: number): Promise<MysqlPool> {
    const source = new ModelSource({
      ...options,
      driver,
      connectTimeout: CONNECT_TIMEOUT_MS,
      poolSize: size,
      // Without `trace: false`, mysql2 records a stack trace for each statement in case it fails. The errors name the
      // statement anyway.
      extra: { queueLimit: QUEUE_LIMIT, trace: false },
    });
    return new MysqlPool(await source.initialize(), size);
  }

  get counts(): { readonly used: number; readonly free: number; readonly waiting: number } {
    return { used: this.#used, free: this.size - this.#used, waiting: this.#waiting };
  }

  /**
   * Borrows a connection, at most until `until` (milliseconds since 1970). At that time, the pool destroys and replaces
   * the connection, so a running statement fails.
   * @throws an error with a driver's code if no connection is available in time
   */
  async borrow(until: number): Promise<Borrowed> {
    const runner = this.source.createQueryRunner();
    const connection = await this.#connected(until, runner.connect() as Promise<PoolConnection>);
    const cutNow = (): void => {
      cut(connection, lateError());
    };
    const callOff = whenLate(until, cutNow);
    return {
      runner,
      cut: cutNow,
      release: () => {
        callOff();
        this.#used--;
        return runner.release();
      },
    };
  }

  /**
   * Runs one statement on a connection of the pool. If the statement still runs at `until`, the connection is destroyed
   * and the statement fails, as with `borrow`.
   */
  async query<Row>(until: number, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const connecting = new Promise<PoolConnection>((resolve, reject) => {
      poolOf(this.source).getConnection((error, connection) => {
        if (error) reject(error);
        else resolve(connection);
      });
    });
    const connection = await this.#connected(until, connecting);
    const callOff = whenLate(until, () => {
      cut(connection, lateError());
    });
    try {
      return await new Promise<Row[]>((resolve, reject) => {
        connection.query(sql, [...parameters], (error, rows) => {
          if (error) reject(new QueryFailedError(sql, [...parameters], error));
          else resolve(rows as Row[]);
        });
      });
    } finally {
      callOff();
      this.#used--;
      connection.release();
    }
  }

  async #connected(until: number, connecting: Promise<PoolConnection>): Promise<PoolConnection> {
    this.#waiting++;
    const connection = await withDeadline(until, connecting, (late) => {
      late.release();
    })
      .catch(unreachable)
      .finally(() => this.#waiting--);
    this.#used++;
    return connection;
  }
}

function poolOf(source: DataSource): Pool {
  return (source.driver as unknown as { pool: Pool }).pool;
}

/**
 * Throws an error with the driver's code but without the driver's message, which names hosts and accounts. mysql2 gives
 * no code for a full queue, so that error gets E_TIMEOUT.
 */
function unreachable(cause: unknown): never {
  const { code, errno } = cause as { code?: string; errno?: number };
  const known = code === undefined && errno === undefined ? { code: "E_TIMEOUT" } : { code, errno };
  throw Object.assign(new Error("no connection to the database", { cause }), known);
}

/**
 * Destroys a connection with an error on its stream, so that the running statement fails. mysql2's own `destroy` is not
 * enough: it waits until the server ends the stream too, which a hanging server never does. If the server has just
 * closed the stream, the stream emits no error by itself, so this function emits the error.
 */
function cut(connection: mysql.Connection, error: Error): void {
  // The statements that set up the connection fail as well. Each failure would cut the connection again, endlessly.
  if (wasCut.has(connection)) return;
  wasCut.add(connection);
  const { stream } = connection as unknown as { stream: Socket };
  connection.destroy();
  if (stream.destroyed) stream.emit("error", error);
  else stream.destroy(error);
}
