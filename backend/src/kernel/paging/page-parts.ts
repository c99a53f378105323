import { decodeCursor, wrongCursor } from "./cursor.js";
import type { PageRequest, SqlPart } from "./keyset.js";

/**
 * Returns SQL that reads the rows of a page and one row more, which shows whether another page follows. Use this
 * function for lists in which many rows have the same key or no key. The SQL reads the list in parts. Each part is read
 * in the order of an index on (key, id), and no further than the page.
 * With the single condition of `keyset`, the database would read all rows with the cursor's key, and would sort the
 * whole list to put rows without a key last (ADR 67).
 * @param select a SELECT of some columns with a condition, for all rows of the list
 * @param key the column (or expression) to sort by; never user input
 * @param nullable whether the key may be null. Rows without a key come last in both directions.
 * @returns the rows as a table in no defined order
 * @throws DomainError BAD_INPUT for an invalid cursor, or one without a key if the key is never null
 */
export function pageInParts(
  select: SqlPart,
  key: string,
  id: string,
  { first, after, descending = false, offset = 0 }: PageRequest,
  { nullable = false } = {},
): SqlPart {
  const [than, way] = descending ? ["<", "DESC"] : [">", "ASC"];
  const byId = `${id} ${way}`;
  const byKey = `${key} ${way}, ${byId}`;
  const part = (condition: string, order: string, ...parameters: (string | number)[]): SqlPart => ({
    sql: `SELECT * FROM (${select.sql} AND ${condition} ORDER BY ${order} LIMIT ${String(first + 1 + offset)}) part`,
    parameters: [...select.parameters, ...parameters],
  });
  const union = (...parts: readonly SqlPart[]): SqlPart => ({
    sql: `(${parts.map(({ sql }) => sql).join(" UNION ALL ")} LIMIT ${String(first + 1)} OFFSET ${String(offset)})`,
    parameters: parts.flatMap(({ parameters }) => parameters),
  });
  const keyless = nullable ? [part(`${key} IS NULL`, byId)] : [];
  if (!after) return union(part(`${key} IS NOT NULL`, byKey), ...keyless);
  const from = decodeCursor(after);
  if (from.key === null) {
    if (!nullable) throw wrongCursor();
    return union(part(`${key} IS NULL AND ${id} ${than} ?`, byId, from.id));
  }
  const [equal, behind] = [`${key} = ? AND ${id} ${than} ?`, `${key} ${than} ?`];
  return union(part(equal, byId, from.key, from.id), part(behind, byKey, from.key), ...keyless);
}
