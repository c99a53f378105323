import type { Tx } from "./database.js";

/** Runs a hand-written INSERT, UPDATE or DELETE in a transaction; answers how many rows it touched. */
export async function execute(tx: Tx, sql: string, parameters: readonly unknown[] = []): Promise<number> {
  if (!tx.queryRunner) throw new Error("execute needs a transaction");
  const result = await tx.queryRunner.query(sql, [...parameters], true);
  return result.affected ?? 0;
}

/** Runs a hand-written SELECT inside a transaction, so that it sees the transaction's own writes. */
export async function select<Row>(tx: Tx, sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return tx.query<Row[]>(sql, [...parameters]);
}
