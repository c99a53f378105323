import type { DataSource } from "typeorm";
import { DomainError } from "../errors/domain-error.js";
import { isRetryable, isUnavailable } from "./db-errors.js";
import type { Engine, Lane, PoolCounts, Reader, Tx } from "./engine.js";
import { MysqlPool, type MysqlOptions } from "./mysql-pool.js";
import { MysqlTransaction } from "../fast/mysql-transaction.js";

const SIZES: Record<Lane, number> = { read: 10, write: 10, probe: 1 };

/** The engine for MySQL and MariaDB, with a pool of connections for each lane. */
export class MysqlEngine implements Engine {
  readonly dialect = "mysql";

  private constructor(
    private readonly pools: Readonly<Record<Lane, MysqlPool>>,
    private readonly isMariadb: boolean,
  ) {}

  /**
   * Opens the pools of connections.
   * @throws the driver's error if the server cannot be reached
   */
  static async open(options: MysqlOptions): Promise<MysqlEngine> {
    // Opens the pools one after another: if the first pool cannot connect, the other pools are not tried. If a later
    // pool fails, closes the open pools.
    const write = await MysqlPool.open(options, SIZES.write);
    const reading = { ...options, migrations: [] };
    const opened = [write];
    try {
      const read = await MysqlPool.open(reading, SIZES.read);
      opened.push(read);
      const probe = await MysqlPool.open({ ...reading, entities: [] }, SIZES.probe);
      const [row] = await write.source.query<{ version: string }[]>("SELECT VERSION() AS version");
      return new MysqlEngine({ write, read, probe }, row?.version.includes("MariaDB") ?? false);
    } catch (error) {
      await Promise.all(opened.map(({ source }) => source.destroy()));
      throw error;
    }
  }

  get write(): DataSource {
    return this.pools.write.source;
  }

  get sources(): DataSource[] {
    return Object.values(this.pools).map(({ source }) => source);
  }

  async read<T>(until: number, lane: Lane, work: (reader: Reader) => Promise<T>): Promise<T> {
    const connection = await this.pools[lane].borrow(until);
    try {
      return await work(connection.runner.manager);
    } finally {
      await connection.release();
    }
  }

  query<Row>(until: number, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.pools.read.query(until, sql, parameters);
  }

  async transaction<T>(until: number, lane: Lane, work: (tx: Tx) => Promise<T>): Promise<T> {
    const connection = await this.pools[lane].borrow(until);
    const transaction = new MysqlTransaction(connection.runner, this.isMariadb);
    const cut = (): void => {
      connection.cut();
    };
    try {
      let result: T;
      try {
        result = await work(connection.runner.manager);
        await transaction.prepare();
      } catch (error) {
        // Throws the original error even if the rollback fails too. The connection is then destroyed, because the
        // server may keep the transaction open.
        await transaction.rollBack().catch(cut);
        throw error;
      }
      await commit(transaction, cut);
      return result;
    } finally {
      await connection.release();
    }
  }

  connections(): PoolCounts[] {
    return (["read", "write", "probe"] as const).map((pool) => ({ pool, ...this.pools[pool].counts }));
  }

  async close(): Promise<void> {
    await Promise.all(this.sources.map((source) => source.destroy()));
  }
}

/**
 * Commits the transaction. Two kinds of errors mean that nothing was committed. The first is a lost race, such as a
 * deadlock, which on Galera can happen at COMMIT. The second is any error after which the transaction is still open: a
 * deferred write that was sent with the COMMIT has failed.
 * @throws DomainError UNKNOWN_OUTCOME if the connection broke
 */
async function commit(transaction: MysqlTransaction, cut: () => void): Promise<void> {
  try {
    await transaction.commit();
  } catch (error) {
    if (isRetryable(error) || (await transaction.isOpen().catch(() => false))) {
      await transaction.rollBack().catch(cut);
      throw error;
    }
    cut();
    throw isUnavailable(error) ? new DomainError("UNKNOWN_OUTCOME", { cause: error }) : error;
  }
}
