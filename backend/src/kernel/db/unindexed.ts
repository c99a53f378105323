import { type FindOperator, Raw } from "typeorm";

/**
 * Returns an equality condition that no index can serve, for queries whose ids already identify the rows. With a plain
 * comparison and three or more ids, SQLite would search by the value and read every row with this value, because
 * without statistics SQLite expects only ten such rows. MariaDB might do the same, and would lock the rows.
 */
export function unindexed<T extends string>(value: T): FindOperator<T> {
  const name = `unindexed_${value.replace(/\W/g, "_")}`;
  return Raw((column) => `COALESCE(${column}, '') = :${name}`, { [name]: value }) as FindOperator<T>;
}
