import {
  type DeleteResult,
  type FindOperator,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  type QueryDeepPartialEntity,
  type UpdateResult,
} from "typeorm";
import { yieldToEventLoop } from "../lists.js";
import type { Tx } from "./database.js";
import { unindexed } from "./raw-sql.js";

/** Maximum number of values per SQL statement: within every database's limit, and few enough that the index is used. */
const CHUNK = 500;

/** One condition, or several alternative conditions. */
export type Where<Row> = FindOptionsWhere<Row> | FindOptionsWhere<Row>[];

/** Updates rows like `tx.update`, but the compiler rejects an unknown column in the condition. */
export function updateWhere<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  where: Where<Row>,
  set: QueryDeepPartialEntity<Row>,
): Promise<UpdateResult> {
  return tx.update(entity, where, set);
}

/** Deletes rows like `tx.delete`, but the compiler rejects an unknown column in the condition. */
export function deleteWhere<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  where: Where<Row>,
): Promise<DeleteResult> {
  return tx.delete(entity, where);
}

/**
 * Returns whether a change of one row took effect. Returns false if the row does not exist or no longer meets the
 * condition.
 */
export async function tookEffect(change: Promise<UpdateResult | DeleteResult>): Promise<boolean> {
  return (await affected(change)) === 1;
}

export async function affected(change: Promise<UpdateResult | DeleteResult>): Promise<number> {
  return (await change).affected ?? 0;
}

/**
 * Runs `change` with `In(…)` for any number of values, in chunks. Returns the number of affected rows. Code that locks
 * rows must pass the values in a fixed order, so that concurrent transactions do not deadlock.
 */
export async function changeIn<T>(
  values: readonly T[],
  change: (chunk: FindOperator<T>) => Promise<UpdateResult | DeleteResult>,
): Promise<number> {
  let count = 0;
  for (const chunk of chunks(values)) {
    count += await affected(change(anyOf(chunk)));
    await yieldToEventLoop(chunk.length);
  }
  return count;
}

/** Finds rows with `In(…)` for any number of values, in chunks. */
export async function findIn<T, Row>(
  values: readonly T[],
  find: (chunk: FindOperator<T>) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chunk of chunks(values)) {
    rows.push(...(await find(anyOf(chunk))));
    await yieldToEventLoop(chunk.length);
  }
  return rows;
}

/**
 * Deletes at most `limit` rows that match one of the conditions. Returns the number of deleted rows. SQLite has no
 * DELETE with a LIMIT, and on MariaDB such a DELETE would lock gaps in the index. The ids are therefore read first, and
 * the DELETE checks the condition again.
 */
export async function deleteSome<Row extends { readonly id: string }>(
  tx: Tx,
  entity: new () => Row,
  conditions: readonly FindOptionsWhere<Row>[],
  limit: number,
): Promise<number> {
  const select = { id: true } as FindOptionsSelect<Row>;
  const rows = await tx.find<Row>(entity, { select, where: [...conditions], take: limit });
  return changeIn(rows.map(({ id }) => id).sort(), (id) =>
    tx.delete(
      entity,
      conditions.map((condition) => ({ ...allUnindexed(condition), id })),
    ),
  );
}

function allUnindexed<Row>(condition: FindOptionsWhere<Row>): FindOptionsWhere<Row> {
  const values = Object.entries(condition).map(([column, value]: [string, unknown]) => [
    column,
    typeof value === "string" ? unindexed(value) : value,
  ]);
  return Object.fromEntries(values) as FindOptionsWhere<Row>;
}

function anyOf<T>(values: readonly T[]): FindOperator<T> {
  return In(values) as FindOperator<T>;
}

export function* chunks<T>(values: readonly T[], size = CHUNK): Generator<T[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}
