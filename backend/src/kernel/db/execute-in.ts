import type { Tx } from "./database.js";
import { execute, select } from "./execute.js";

/** Values a statement: within every database's limits, and few enough that each is looked up by its index. */
const PART = 500;

/**
 * Runs an INSERT, UPDATE or DELETE that ends in `IN` for any number of values, with as few statements as that takes;
 * answers how many rows they touched. Pass values in one order wherever rows are locked, so that two callers queue.
 */
export async function executeIn(
  tx: Tx,
  sql: string,
  parameters: readonly unknown[],
  values: readonly string[],
): Promise<number> {
  let affected = 0;
  for (const part of parts(values))
    affected += await execute(tx, `${sql} (${places(part)})`, [...parameters, ...part]);
  return affected;
}

/** The rows of a SELECT that ends in `IN`, for any number of values. */
export async function selectIn<Row>(tx: Tx, sql: string, values: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of parts(values)) rows.push(...(await select<Row>(tx, `${sql} (${places(part)})`, part)));
  return rows;
}

function parts(values: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (let at = 0; at < values.length; at += PART) lists.push(values.slice(at, at + PART));
  return lists;
}

function places(values: readonly string[]): string {
  return values.map(() => "?").join(", ");
}
