import type { DataSource } from "typeorm";
import { DomainError } from "../errors/domain-error.js";
import { isCutOff, isRetryable, isUnavailable } from "./db-errors.js";
import type { Engine, Lane, PoolCounts, Reader, Tx } from "./engine.js";
import { MysqlPool, type MysqlOptions } from "./mysql-pool.js";

const SIZES: Record<Lane, number> = { read: 10, write: 10, probe: 1 };

/** MySQL and MariaDB: a pool of connections for each lane. */
export class MysqlEngine implements Engine {
  readonly dialect = "mysql";

  private constructor(private readonly pools: Readonly<Record<Lane, MysqlPool>>) {}

  /** Connects. @throws the driver's error when the server cannot be reached. */
  static async open(options: MysqlOptions): Promise<MysqlEngine> {
    // First the one for migrations: if it fails, the others would fail in the same way.
    const write = await MysqlPool.open(options, SIZES.write);
    const reading = { ...options, migrations: [] };
    const opened = [write];
    try {
      const read = await MysqlPool.open(reading, SIZES.read);
      opened.push(read);
      const probe = await MysqlPool.open({ ...reading, entities: [] }, SIZES.probe);
      return new MysqlEngine({ write, read, probe });
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
    const { runner } = connection;
    const cut = (): void => {
      connection.cut();
    };
    try {
      await runner.startTransaction();
      let result: T;
      try {
        result = await work(runner.manager);
      } catch (error) {
        // Report the first error. A connection that cannot roll back may keep the transaction open: it is destroyed.
        await runner.rollbackTransaction().catch(cut);
        throw error;
      }
      await commit(() => runner.commitTransaction(), cut);
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

/** A deadlock at COMMIT (Galera) is a clean rollback; a broken connection leaves the outcome unknown. */
async function commit(run: () => Promise<void>, cut: () => void): Promise<void> {
  try {
    await run();
  } catch (error) {
    cut();
    const isUnknown = isCutOff(error) || (isUnavailable(error) && !isRetryable(error));
    throw isUnknown ? new DomainError("UNKNOWN_OUTCOME", { cause: error }) : error;
  }
}
