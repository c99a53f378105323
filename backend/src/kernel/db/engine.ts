import type { DataSource, EntityManager } from "typeorm";

/** A transaction's handle; services pass it on to repositories without looking inside. */
export type Tx = EntityManager;

/** Who asks: reads and writes do not wait for each other's connections, and a look at the health for neither. */
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
  /** All there are. */
  readonly sources: readonly DataSource[];
  /** Runs one statement outside of a transaction. */
  query<Row>(until: number, lane: Lane, sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in one transaction, once.
   * @throws DomainError UNKNOWN_OUTCOME when nobody knows whether it was committed; else what failed, and it was not.
   */
  transaction<T>(until: number, lane: Lane, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Connections in use, where there is more than one. */
  connections(): PoolCounts[];
  close(): Promise<void>;
}
