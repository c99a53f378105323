import type { Socket } from "node:net";
import mysql, { type Pool, type PoolConnection, type PoolOptions } from "mysql2";
import { type DataSource, type DataSourceOptions, QueryFailedError, type QueryRunner } from "typeorm";
import { ModelSource } from "./model-source.js";
import { before, lateError, whenLate } from "./timeout.js";

/** The most callers that wait for a connection. More would only time out. */
const QUEUE_LIMIT = 200;
/** The timeout is shorter than a caller's, so that the caller gets the reason. */
const CONNECT_TIMEOUT_MS = 2000;

/**
 * The settings of each connection. Waiting for a row or table that another client locks ends after 2 s. The server's
 * own 50 s (a day for tables) would soon block every connection of a pool. A statement whose caller has given up ends,
 * which only MariaDB can do. A node of a Galera cluster waits for the others' writes before it answers. Otherwise
 * people would not see their own latest changes.
 */
const SESSION = [
  "SET SESSION innodb_lock_wait_timeout = 2, lock_wait_timeout = 2",
  "SET SESSION max_statement_time = 3",
  "SET SESSION wsrep_sync_wait = 1",
];
const UNKNOWN_VARIABLE = 1193;

const wasCut = new WeakSet<mysql.Connection>();

/** The mysql2 driver for TypeORM, with a bounded queue and connections that get the settings `SESSION`. */
const driver = {
  createPool(options: PoolOptions): Pool {
    const pool = mysql.createPool(options);
    pool.on("connection", (connection) => {
      // A connection may fail twice: the server kills it, then `cut` destroys it. mysql2's pool handles only the first
      // error, and an unhandled error ends the process. The statement itself reports the error to its caller.
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
  /** Destroys the connection instead of returning it, because it may still wait for a reply. */
  cut(): void;
  release(): Promise<void>;
}

/** A pool of connections to MySQL or MariaDB in which each caller waits at most until its own deadline. */
export class MysqlPool {
  #used = 0;
  #waiting = 0;

  private constructor(
    readonly source: DataSource,
    private readonly size: number,
  ) {}

  /**
   * Opens one connection. More are opened as needed.
   * @throws the driver's error when the server is down
   */
  static async open(options: MysqlOptions, size: number): Promise<MysqlPool> {
    const source = new ModelSource({
      ...options,
      driver,
      connectTimeout: CONNECT_TIMEOUT_MS,
      poolSize: size,
      // Without `trace: false` mysql2 records the stack at each statement, for its errors. The errors name the
      // statement anyway.
      extra: { queueLimit: QUEUE_LIMIT, trace: false },
    });
    return new MysqlPool(await source.initialize(), size);
  }

  /** The numbers of connections in use and available, and of requests that wait for a connection. */
  get counts(): { readonly used: number; readonly free: number; readonly waiting: number } {
    return { used: this.#used, free: this.size - this.#used, waiting: this.#waiting };
  }

  /**
   * Borrows a connection until `until` (milliseconds since 1970). Then the connection is destroyed, even in the middle
   * of a statement, which fails. The pool opens another connection in its place.
   * @throws an error with a driver's code when no connection is available in time
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

  /** Runs one statement on a connection, which is destroyed at `until` like a borrowed one. */
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
    const connection = await before(until, connecting, (late) => {
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
 * Throws an error without hosts and accounts, which the driver's text contains. The code says what is wrong. mysql2 has
 * no code for a full queue.
 */
function unreachable(cause: unknown): never {
  const { code, errno } = cause as { code?: string; errno?: number };
  const known = code === undefined && errno === undefined ? { code: "E_TIMEOUT" } : { code, errno };
  throw Object.assign(new Error("no connection to the database", { cause }), known);
}

/**
 * Destroys a connection by an error of its stream, which fails the running statement. mysql2's own `destroy` sends a
 * farewell and waits for a reply, which a hanging server does not send. A stream that the server has just closed emits
 * no error by itself.
 */
function cut(connection: mysql.Connection, error: Error): void {
  // The connection's settings statement fails with it, and would cut the connection again, endlessly.
  if (wasCut.has(connection)) return;
  wasCut.add(connection);
  const { stream } = connection as unknown as { stream: Socket };
  connection.destroy();
  if (stream.destroyed) stream.emit("error", error);
  else stream.destroy(error);
}
