import {
  type DeleteResult,
  type FindOperator,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  type QueryDeepPartialEntity,
  Raw,
  type UpdateResult,
} from "typeorm";
import { giveWay } from "../lists.js";
import type { Tx } from "./database.js";

/** Values per SQL statement: within every database's limits, and few enough that the index is used. */
const CHUNK = 500;

/** One condition, or several of which any must match. */
export type Where<Row> = FindOptionsWhere<Row> | FindOptionsWhere<Row>[];

/** As `tx.update`, which accepts any condition: here an unknown column does not compile. */
export function updateWhere<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  where: Where<Row>,
  set: QueryDeepPartialEntity<Row>,
): Promise<UpdateResult> {
  return tx.update(entity, where, set);
}

/** As `tx.delete`, with a condition that the compiler checks. */
export function deleteWhere<Row extends object>(
  tx: Tx,
  entity: new () => Row,
  where: Where<Row>,
): Promise<DeleteResult> {
  return tx.delete(entity, where);
}

/** Whether a change of one row took effect: false when the row does not exist, or no longer meets the condition. */
export async function tookEffect(change: Promise<UpdateResult | DeleteResult>): Promise<boolean> {
  return (await affected(change)) === 1;
}

/** How many rows a change affected. */
export async function affected(change: Promise<UpdateResult | DeleteResult>): Promise<number> {
  return (await change).affected ?? 0;
}

/**
 * Runs `change` with `In(…)` of any number of values, in chunks; returns how many rows were affected. Pass values in the same
 * order wherever rows are locked, so that two callers wait instead of deadlocking.
 */
export async function changeIn<T>(
  values: readonly T[],
  change: (chunk: FindOperator<T>) => Promise<UpdateResult | DeleteResult>,
): Promise<number> {
  let count = 0;
  for (const chunk of chunks(values)) {
    count += await affected(change(anyOf(chunk)));
    await giveWay(chunk.length);
  }
  return count;
}

/** Finds with `In(…)` of any number of values, in chunks. */
export async function findIn<T, Row>(
  values: readonly T[],
  find: (chunk: FindOperator<T>) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chunk of chunks(values)) {
    rows.push(...(await find(anyOf(chunk))));
    await giveWay(chunk.length);
  }
  return rows;
}

/**
 * Deletes at most `limit` rows that match one of the conditions; returns how many. SQLite has no DELETE with a LIMIT, and
 * on MariaDB it would lock gaps in the index; so the ids are read first, and the DELETE checks the condition again.
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
      conditions.map((condition) => ({ ...checkedAll(condition), id })),
    ),
  );
}

/**
 * A value that is checked in rows which other conditions find by their keys. Asked for plainly, SQLite would look for the
 * value instead as soon as three keys are named, and read every row that has it: without statistics it takes them for ten.
 * MariaDB might too, and would lock them.
 */
export function checked<T extends string>(value: T): FindOperator<T> {
  const name = `checked_${value.replace(/\W/g, "_")}`;
  return Raw((column) => `COALESCE(${column}, '') = :${name}`, { [name]: value }) as FindOperator<T>;
}

function checkedAll<Row>(condition: FindOptionsWhere<Row>): FindOptionsWhere<Row> {
  const values = Object.entries(condition).map(([column, value]: [string, unknown]) => [
    column,
    typeof value === "string" ? checked(value) : value,
  ]);
  return Object.fromEntries(values) as FindOptionsWhere<Row>;
}

function anyOf<T>(values: readonly T[]): FindOperator<T> {
  return In(values) as FindOperator<T>;
}

/** At most `size` values in each list. */
export function* chunks<T>(values: readonly T[], size = CHUNK): Generator<T[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}
