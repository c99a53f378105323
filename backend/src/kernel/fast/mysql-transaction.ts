import type { QueryRunner } from "typeorm";
import { type Batching, useBatching, type Statement } from "./batch.js";

type Send = (sql: string, parameters?: unknown[], isStructured?: boolean) => Promise<unknown>;

/** The most statements that are kept: a message has to stay far below the server's largest packet (16 MB). */
const MOST = 20;
const BEGIN: Statement = { sql: "START TRANSACTION" };
const COMMIT: Statement = { sql: "COMMIT" };

/**
 * A transaction on a connection to MariaDB or MySQL, in as few messages as possible (ADR 65). Its START TRANSACTION and
 * the writes that are kept travel with the next statement. MariaDB takes several statements as one, `BEGIN NOT ATOMIC …
 * END`. MySQL has no such statement.
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
    // TypeORM's own write methods check `isTransactionActive` before they start a transaction of their own.
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

  /** Sends the statements that were kept. */
  async flush(): Promise<void> {
    if (this.#ahead.length > 0) await this.run([]);
  }

  /**
   * Sends kept statements before the COMMIT, where they cannot travel with it (MySQL). On MariaDB `isOpen` tells
   * whether a failure came before the COMMIT.
   */
  async prepare(): Promise<void> {
    if (!this.isMariadb && !this.#isUnused) await this.flush();
  }

  async commit(): Promise<void> {
    if (!this.#isUnused) await this.run([COMMIT]);
  }

  /**
   * Returns true when the server still has the transaction open, so that the failure came before the COMMIT. Always
   * false on MySQL.
   */
  async isOpen(): Promise<boolean> {
    if (!this.isMariadb) return false;
    const [row] = (await this.#send("SELECT @@in_transaction AS isOpen")) as { isOpen: number | string }[];
    return Number(row?.isOpen) === 1;
  }

  async rollBack(): Promise<void> {
    if (!this.#isUnused) await this.#send("ROLLBACK");
  }

  /** True when no statement was sent or kept. */
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
 * Returns the rows of each SELECT. mysql2 returns several SELECTs as a list of row lists with a header at its end, and
 * no SELECT as the header alone.
 */
function rowsOf(result: unknown): unknown[][] {
  return Array.isArray(result) ? result.filter((one) => Array.isArray(one)) : [];
}
