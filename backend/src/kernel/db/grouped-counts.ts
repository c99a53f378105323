import type { FindOptionsWhere, ObjectLiteral } from "typeorm";
import type { Reader } from "./engine.js";

/** Counts the rows for each combination of the given columns' values. Leaves out combinations without rows. */
export async function groupedCounts<Row extends ObjectLiteral, Column extends keyof Row & string>(
  reader: Reader,
  entity: new () => Row,
  columns: readonly Column[],
  where: FindOptionsWhere<Row> = {},
): Promise<(Pick<Row, Column> & { readonly count: number })[]> {
  const query = reader.createQueryBuilder(entity, "r").where(where).select("COUNT(*)", "count");
  for (const column of columns) query.addSelect(`r.${column}`, column).addGroupBy(`r.${column}`);
  const rows = await query.getRawMany<Pick<Row, Column> & { readonly count: number | string }>();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
