import type { DataSource, EntityManager } from "typeorm";

/** A transaction's handle. Services only pass it on to repositories. */
export type Tx = EntityManager;

/** TypeORM's typed API for reads, within the open transaction or on a connection of the read pool. */
export type Reader = Pick<
  EntityManager,
  | "query"
  | "find"
  | "findBy"
  | "findOne"
  | "findOneBy"
  | "existsBy"
  | "countBy"
  | "maximum"
  | "createQueryBuilder"
>;

/**
 * The purpose of a query. Reads and writes do not wait for each other's connections. A health check does not wait for
 * either.
 */
export type Lane = "read" | "write" | "probe";

/** One lane's counts: used and free connections, and queries that wait for a connection. */
export interface PoolCounts {
  readonly pool: Lane;
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** The operations that differ between the databases. `until` is the deadline, in milliseconds since 1970. */
export interface Engine {
  readonly dialect: "sqlite" | "mysql";
  /** The data source for migrations and the schema. All other access goes through the methods. */
  readonly write: DataSource;
  readonly sources: readonly DataSource[];
  /** Runs `work`, which only reads, on one connection outside a transaction. */
  read<T>(until: number, lane: Lane, work: (reader: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs one SELECT outside a transaction, directly with the driver. TypeORM would take more time than the SELECT
   * itself (ADR 65).
   */
  query<Row>(until: number, sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in one transaction, once.
   * @throws DomainError UNKNOWN_OUTCOME if it is unknown whether the transaction was committed; any other error means
   * that nothing was committed
   */
  transaction<T>(until: number, lane: Lane, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Returns the counts of each pool; an empty list for SQLite. */
  connections(): PoolCounts[];
  close(): Promise<void>;
}
