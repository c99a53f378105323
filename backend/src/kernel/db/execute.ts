import type { Tx } from "./database.js";

/** Runs a hand-written INSERT, UPDATE or DELETE in a transaction; returns how many rows it affected. */
export async function execute(tx: Tx, sql: string, parameters: readonly unknown[] = []): Promise<number> {
  if (!tx.queryRunner) throw new Error("execute needs a transaction");
  const result = await tx.queryRunner.query(sql, [...parameters], true);
  return result.affected ?? 0;
}
