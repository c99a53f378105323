import type { Socket } from "node:net";
import mysql, { type Pool, type PoolConnection, type PoolOptions } from "mysql2";
import { DataSource, type DataSourceOptions, type QueryRunner } from "typeorm";
import { before, lateError, whenLate } from "./timeout.js";

/** How many may wait for a connection; more would only be told later that they waited in vain. */
const QUEUE_LIMIT = 200;
/** Below the patience of a caller, so that it hears why. */
const CONNECT_TIMEOUT_MS = 2000;

/**
 * What each connection is told first. A row or table that another client holds is given up after 2 s (with the server's
 * own 50 s, and a day for tables, it soon holds every connection of a pool); a statement that nobody waits for any more
 * ends, which only MariaDB can; and a node of a Galera cluster answers once it has what the others had, or people do not
 * find what they wrote a moment ago.
 */
const SESSION = [
  "SET SESSION innodb_lock_wait_timeout = 2, lock_wait_timeout = 2",
  "SET SESSION max_statement_time = 3",
  "SET SESSION wsrep_sync_wait = 1",
];
const UNKNOWN_VARIABLE = 1193;

const wasCut = new WeakSet<mysql.Connection>();

/** mysql2 for TypeORM, with a bounded queue and connections that are told `SESSION`. */
const driver = {
  createPool(options: PoolOptions): Pool {
    const pool = mysql.createPool(options);
    pool.on("connection", (connection) => {
      // A connection may fail twice, killed by the server and then cut by us; mysql2's pool hears the first failure
      // only, and one that nobody hears ends the process. Whose statement it was is told by the statement.
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

/** What a pool is opened with. */
export type MysqlOptions = DataSourceOptions & { readonly type: "mysql" };

/** A connection on loan. */
export interface Borrowed {
  readonly runner: QueryRunner;
  /** Ends the connection instead of giving it back: nobody knows what it still waits for. */
  cut(): void;
  /** Gives it back to the pool. */
  release(): Promise<void>;
}

/** A pool of connections to MySQL or MariaDB that nobody waits for longer than they said. */
export class MysqlPool {
  #used = 0;
  #waiting = 0;

  private constructor(
    readonly source: DataSource,
    private readonly size: number,
  ) {}

  /** Opens one connection, and more as they are needed. @throws the driver's error when the server is away. */
  static async open(options: MysqlOptions, size: number): Promise<MysqlPool> {
    const source = new DataSource({
      ...options,
      driver,
      connectTimeout: CONNECT_TIMEOUT_MS,
      poolSize: size,
      extra: { queueLimit: QUEUE_LIMIT },
    });
    return new MysqlPool(await source.initialize(), size);
  }

  /** Connections in use and to be had, and how many wait for one. */
  get counts(): { readonly used: number; readonly free: number; readonly waiting: number } {
    return { used: this.#used, free: this.size - this.#used, waiting: this.#waiting };
  }

  /**
   * Borrows a connection until `until` (milliseconds since 1970). Then it is cut, whatever it waits for: its statement
   * fails, and the pool opens another one in its place.
   * @throws an error with a driver's code when none can be had in time
   */
  async borrow(until: number): Promise<Borrowed> {
    const runner = this.source.createQueryRunner();
    this.#waiting++;
    const connecting = runner.connect() as Promise<PoolConnection>;
    const connection = await before(until, connecting, (late) => {
      late.release();
    })
      .catch(unreachable)
      .finally(() => this.#waiting--);
    this.#used++;
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
}

/** The code says what is wrong; the text names hosts and accounts. mysql2 has none for a queue that is full. */
function unreachable(cause: unknown): never {
  const { code, errno } = cause as { code?: string; errno?: number };
  const known = code === undefined && errno === undefined ? { code: "E_TIMEOUT" } : { code, errno };
  throw Object.assign(new Error("no connection to the database", { cause }), known);
}

/**
 * mysql2's own `destroy` says goodbye and waits to be answered, which a hanging server does not. It fails the statement
 * under way by its stream's error; a stream that the server has closed a moment ago has none any more of its own.
 */
function cut(connection: mysql.Connection, error: Error): void {
  // What it was told first fails with it, and would have it cut again, without end.
  if (wasCut.has(connection)) return;
  wasCut.add(connection);
  const { stream } = connection as unknown as { stream: Socket };
  connection.destroy();
  if (stream.destroyed) stream.emit("error", error);
  else stream.destroy(error);
}
