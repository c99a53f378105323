import type { DataSource, EntityManager } from "typeorm";

/** A transaction's handle; services pass it on to repositories without using it. */
export type Tx = EntityManager;

/** TypeORM's typed API for reads: in the open transaction, or on a connection of the read pool. */
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

/** The purpose of a query: reads and writes do not wait for each other's connections, and a health check for neither. */
export type Lane = "read" | "write" | "probe";

/** The connections of one lane, and how many wait for one. */
export interface PoolCounts {
  readonly pool: Lane;
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** What differs between the databases. `until` is when the caller gives up, in milliseconds since 1970. */
export interface Engine {
  readonly dialect: "sqlite" | "mysql";
  /** For migrations and the schema; everything else goes through the methods. */
  readonly write: DataSource;
  /** All data sources. */
  readonly sources: readonly DataSource[];
  /** Runs `work`, which only reads, on one connection outside a transaction. */
  read<T>(until: number, lane: Lane, work: (reader: Reader) => Promise<T>): Promise<T>;
  /** Runs one SELECT outside a transaction by the driver alone: TypeORM takes longer for it than the database (ADR 65). */
  query<Row>(until: number, sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in one transaction, once.
   * @throws DomainError UNKNOWN_OUTCOME when it is unknown whether it was committed; any other error means that it was not.
   */
  transaction<T>(until: number, lane: Lane, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Connections in use, if the engine has a pool. */
  connections(): PoolCounts[];
  close(): Promise<void>;
}
