import type { FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from "typeorm";
import type { PageArgs } from "../contract/page.args.js";
import { yieldToEventLoop } from "../lists.js";
import type { Database } from "./database.js";
import { toDate, toSqlTime } from "./raw-sql.js";
import { type Page, pageOf } from "../paging/connection.js";
import { decodeCursor, wrongCursor } from "../paging/cursor.js";
import { isSqlTime } from "../paging/keyset.js";

/**
 * Returns a page of the rows that match `where`, sorted by a date column and the id, newest first. The page starts
 * after the cursor. Reads the page with one SQL statement, and the total, if requested, with another.
 * @throws DomainError BAD_INPUT for an invalid cursor
 */
export async function newestFirst<Row extends ObjectLiteral & { readonly id: string }>(
  db: Database,
  entity: new () => Row,
  at: keyof Row & string,
  { first, after }: PageArgs,
  where: FindOptionsWhere<Row> = {},
): Promise<Page<Row>> {
  const from = after ? decodeCursor(after) : null;
  if (from && !isSqlTime(from.key)) throw wrongCursor();
  const order = { [at]: "DESC", id: "DESC" } as FindOptionsOrder<Row>;
  const rows = await db.read((reader) => {
    const query = reader.createQueryBuilder(entity, "r").setFindOptions({ where, order, take: first + 1 });
    if (!from) return query.getMany();
    const before = `r.${at} <= :at AND (r.${at} < :at OR r.id < :id)`;
    return query.andWhere(before, { at: toDate(String(from.key)), id: from.id }).getMany();
  });
  const position = (row: Row) => ({ key: toSqlTime(row[at]), id: row.id });
  return pageOf(rows, first, position, () => db.read((reader) => reader.countBy(entity, where)));
}

/** Number of rows per page. Reading a page takes a few milliseconds. */
const PAGE = 500;

/**
 * Reads all rows of a long list, page by page. Pauses between pages, because SQLite blocks all other requests while it
 * reads a result. Within a transaction, all pages show the same state.
 * @param read returns the first `limit` rows after `last`, in the order of an index
 */
export async function* pages<Row>(
  read: (last: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const page: Row[] = await read(last, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1) ?? null;
    await yieldToEventLoop();
  }
}
