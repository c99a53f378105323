import { LRUCache } from "lru-cache";
import { QueryFailedError } from "typeorm";

/** The part of better-sqlite3's connection that this file uses. */
interface Preparing {
  prepare(sql: string): { all(...parameters: readonly unknown[]): unknown[] };
}

/** Maximum number of prepared statements to keep. Each combination of a list's filters needs one. */
const MOST = 200;

/** The prepared SELECTs of one SQLite connection. Keeps only the most recently used ones. */
export class PreparedStatements {
  readonly #statements = new LRUCache<string, ReturnType<Preparing["prepare"]>>({ max: MOST });

  constructor(private readonly connection: Preparing) {}

  /**
   * Returns the rows of a SELECT.
   * @throws QueryFailedError with the driver's error and the statement
   */
  // eslint-disable-next-line @typescript-eslint/require-await -- a failure has to be a rejection
  async all<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    try {
      return this.#prepared(sql).all(...parameters) as Row[];
    } catch (error) {
      throw new QueryFailedError(sql, [...parameters], error as Error);
    }
  }

  #prepared(sql: string): ReturnType<Preparing["prepare"]> {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.connection.prepare(sql)));
    return statement;
  }
}
