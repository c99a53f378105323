import { decodeCursor, wrongCursor } from "./cursor.js";
import type { PageRequest, SqlPart } from "./keyset.js";

/**
 * The rows of a page, one more than it has, of a list in which many have the same key or none. It is read in parts that an index
 * on (key, id) orders, each from where it begins and no further than the page goes. As one condition the database would read
 * all rows that have the cursor's key, and sort the list to have those without a key come last (ADR 67).
 * @param select a SELECT of some columns with its condition: all that the list holds
 * @param key the column (or expression) to sort by; never user input
 * @param nullable rows without the key come last either way
 * @returns the rows as a table, in no order that anybody may rely on
 * @throws DomainError BAD_INPUT for an invalid cursor, or one of another sort order
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
