import type { QueryRunner } from "typeorm";
import { type Batching, useBatching, type Statement } from "./batch.js";

type Send = (sql: string, parameters?: unknown[], isStructured?: boolean) => Promise<unknown>;

/** Maximum number of held-back statements, so that a message stays far below the server's packet limit (16 MB). */
const MOST = 20;
const BEGIN: Statement = { sql: "START TRANSACTION" };
const COMMIT: Statement = { sql: "COMMIT" };

/**
 * Runs a transaction on MariaDB or MySQL in as few messages as possible (ADR 65). The START TRANSACTION and held-back
 * writes are sent with the next statement. MariaDB accepts several statements as one, `BEGIN NOT ATOMIC … END`. MySQL
 * does not, so there each statement is sent by itself.
 */
export class MysqlTransaction implements Batching {
  readonly #send: Send;
  #ahead: Statement[] = [BEGIN];

  constructor(
    runner: QueryRunner,
    private readonly isMariadb: boolean,
  ) {
    this.#send = runner.query.bind(runner) as Send;
    const query: Send = async (sql, ...rest) => {
      await this.flush();
      return this.#send(sql, ...rest);
    };
    // TypeORM's write methods start their own transaction unless `isTransactionActive` is true.
    Object.assign(runner, { query, isTransactionActive: true });
    useBatching(runner.manager, this);
  }

  run(statements: readonly Statement[]): Promise<unknown[][]> {
    return this.#message([...this.#ahead.splice(0), ...statements]);
  }

  async keep(statement: Statement): Promise<void> {
    this.#ahead.push(statement);
    if (this.#ahead.length === MOST) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#ahead.length > 0) await this.run([]);
  }

  /**
   * On MySQL, sends the held-back statements before the COMMIT, so that their failure is not mistaken for a failure of
   * the COMMIT. On MariaDB, they are sent with the COMMIT, and `isOpen` distinguishes the failures.
   */
  async prepare(): Promise<void> {
    if (!this.isMariadb && !this.#isUnused) await this.flush();
  }

  async commit(): Promise<void> {
    if (!this.#isUnused) await this.run([COMMIT]);
  }

  /**
   * Returns whether the server still has the transaction open. After a failed `commit`, this means that a statement
   * before the COMMIT failed. Always false on MySQL.
   */
  async isOpen(): Promise<boolean> {
    if (!this.isMariadb) return false;
    const [row] = (await this.#send("SELECT @@in_transaction AS isOpen")) as { isOpen: number | string }[];
    return Number(row?.isOpen) === 1;
  }

  async rollBack(): Promise<void> {
    if (!this.#isUnused) await this.#send("ROLLBACK");
  }

  /** True if no statement was sent or held back. */
  get #isUnused(): boolean {
    return this.#ahead[0] === BEGIN && this.#ahead.length === 1;
  }

  async #message(statements: readonly Statement[]): Promise<unknown[][]> {
    if (this.isMariadb && statements.length > 1) {
      const sql = `BEGIN NOT ATOMIC ${statements.map((one) => one.sql).join("; ")}; END`;
      const parameters = statements.flatMap((one) => one.parameters ?? []);
      return rowsOf(await this.#send(sql, parameters));
    }
    const rowSets: unknown[][] = [];
    for (const { sql, parameters = [] } of statements) {
      const rows = await this.#send(sql, [...parameters]);
      if (Array.isArray(rows)) rowSets.push(rows);
    }
    return rowSets;
  }
}

/**
 * Returns the rows of each SELECT among several statements that were sent as one. If there are SELECTs, mysql2 returns
 * a list of their row lists, which ends with a header. Otherwise it returns only the header.
 */
function rowsOf(result: unknown): unknown[][] {
  return Array.isArray(result) ? result.filter((one) => Array.isArray(one)) : [];
}
