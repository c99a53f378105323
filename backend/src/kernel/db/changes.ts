import { type DeleteResult, type FindOperator, In, type UpdateResult } from "typeorm";

/** Values a statement: within every database's limits, and few enough that each is looked up by its index. */
const CHUNK = 500;

/** Whether a change of one row took effect: false when the row is gone, or is no more what the change asked for. */
export async function tookEffect(change: Promise<UpdateResult | DeleteResult>): Promise<boolean> {
  return (await affected(change)) === 1;
}

/** How many rows a change found. */
export async function affected(change: Promise<UpdateResult | DeleteResult>): Promise<number> {
  return (await change).affected ?? 0;
}

/**
 * Runs `change` with `In(…)` of any number of values, in chunks; answers how many rows were found. Pass values in one
 * order wherever rows are locked, so that two callers queue.
 */
export async function changeIn<T>(
  values: readonly T[],
  change: (chunk: FindOperator<T>) => Promise<UpdateResult | DeleteResult>,
): Promise<number> {
  let count = 0;
  for (const chunk of chunks(values)) count += await affected(change(anyOf(chunk)));
  return count;
}

/** Finds with `In(…)` of any number of values, in chunks. */
export async function findIn<T, Row>(
  values: readonly T[],
  find: (chunk: FindOperator<T>) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chunk of chunks(values)) rows.push(...(await find(anyOf(chunk))));
  return rows;
}

function anyOf<T>(values: readonly T[]): FindOperator<T> {
  return In(values) as FindOperator<T>;
}

/** At most `size` values in each list. */
export function* chunks<T>(values: readonly T[], size = CHUNK): Generator<T[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}
