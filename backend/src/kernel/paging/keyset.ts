import { toDate, toSqlTime } from "../db/raw-sql.js";
import { searchSpellings } from "../contract/search-text.js";
import { decodeCursor, type Position, wrongCursor } from "./cursor.js";

export interface SqlPart {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

export interface PageRequest {
  readonly first: number;
  readonly after?: string | null;
  readonly descending?: boolean;
  /** Entries to skip, for tables in which users can jump to any page. The database still reads the skipped entries. */
  readonly offset?: number;
}

/**
 * Returns the condition, order and limit for the rows after a cursor. The limit is one row more than the page has,
 * which shows whether another page follows. With an index on (key, id), SQLite and MySQL start to read at the cursor,
 * so every page of the list costs the same.
 * @param key the column (or expression) to sort by; never user input
 * @param nullable whether the key may be null. Rows without a key come last in both directions. No index
 * has this order, so the database then sorts the whole list.
 * @throws DomainError BAD_INPUT for an invalid cursor, or one whose key this list cannot have (null, or no date-time)
 */
export function keyset(
  key: string,
  id: string,
  { first, after, descending = false, offset = 0 }: PageRequest,
  { nullable = false } = {},
): { readonly where: SqlPart; readonly orderLimit: string } {
  const [than, way] = descending ? ["<", "DESC"] : [">", "ASC"];
  const skip = offset === 0 ? "" : ` OFFSET ${String(offset)}`;
  const last = nullable ? `${key} IS NULL, ` : "";
  const orderLimit = `ORDER BY ${last}${key} ${way}, ${id} ${way} LIMIT ${String(first + 1)}${skip}`;
  if (after === undefined || after === null || after === "") return { where: allOf([]), orderLimit };
  const from = decodeCursor(after);
  if (from.key === null) {
    if (!nullable) throw wrongCursor();
    return { where: { sql: `${key} IS NULL AND ${id} ${than} ?`, parameters: [from.id] }, orderLimit };
  }
  if (TIME_COLUMN.test(key) && !isSqlTime(from.key)) throw wrongCursor();
  const behind = `${key} ${than}= ? AND (${key} ${than} ? OR ${id} ${than} ?)`;
  return {
    where: {
      sql: nullable ? `(${key} IS NULL OR ${behind})` : behind,
      parameters: [from.key, from.key, from.id],
    },
    orderLimit,
  };
}

/**
 * Matches the names of date-time columns, `at` or `…At`. MySQL fails to compare such a column with another kind of
 * value.
 */
const TIME_COLUMN = /(?:^|\.)(?:at|\w+At)$/;

/** Returns true for a date-time in the format of `toSqlTime`. */
export function isSqlTime(key: Position["key"]): boolean {
  if (key === null) return false;
  const time = toDate(String(key));
  return !Number.isNaN(time.getTime()) && toSqlTime(time) === key;
}

/** Returns the pattern for `LIKE ? ESCAPE '!'` that finds a search text. */
function likePattern(text: string): string {
  return `%${text.trim().replace(/[!%_]/g, "!$&")}%`;
}

// eslint-disable-next-line no-control-regex -- what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Returns the condition that one of the columns contains the text in one of its spellings, ignoring case. Returns no
 * condition for an empty text. On SQLite, `UPPER` handles only ASCII letters. Our own `LOWER` handles all letters, but
 * takes ten times as long (15,000 people). So only texts with other letters are searched with `LOWER`.
 */
export function searchIn(columns: readonly string[], text: string | null | undefined): SqlPart[] {
  const parts = searchSpellings(text ?? "").map((spelling) => {
    const fold = ASCII.test(spelling) ? "UPPER" : "LOWER";
    const pattern = likePattern(fold === "UPPER" ? spelling.toUpperCase() : spelling.toLowerCase());
    return {
      sql: columns.map((column) => `${fold}(${column}) LIKE ? ESCAPE '!'`).join(" OR "),
      parameters: columns.map(() => pattern),
    };
  });
  if (parts.length === 0) return [];
  return [
    {
      sql: `(${parts.map(({ sql }) => sql).join(" OR ")})`,
      parameters: parts.flatMap(({ parameters }) => parameters),
    },
  ];
}

/** Returns the condition that a column has one of these values, or an impossible condition if there are none. */
export function idIn(column: string, ids: readonly string[]): SqlPart {
  if (ids.length === 0) return { sql: "1 = 0", parameters: [] };
  return { sql: `${column} IN (${ids.map(() => "?").join(", ")})`, parameters: ids };
}

/** Joins conditions with AND. Without conditions, returns one that is always true. */
export function allOf(parts: readonly SqlPart[]): SqlPart {
  return {
    sql: parts.length === 0 ? "1 = 1" : parts.map(({ sql }) => sql).join(" AND "),
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}
