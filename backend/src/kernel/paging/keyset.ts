import { toDate, toSqlTime } from "../db/values.js";
import { decodeCursor, wrongCursor } from "./cursor.js";

/** A piece of SQL with its parameters. */
export interface SqlPart {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

/** The arguments of a page. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null;
  readonly descending?: boolean;
}

/**
 * The rows after a cursor, one more than the page has. Written so that an index on (key, id) is read from the
 * cursor on, on SQLite and MySQL alike: a page costs the same anywhere in the list.
 * @param key the column (or expression) to sort by; never user input
 * @throws DomainError BAD_INPUT for an invalid cursor, or one of another sort order
 */
export function keyset(
  key: string,
  id: string,
  { first, after, descending = false }: PageRequest,
): { readonly where: SqlPart; readonly orderLimit: string } {
  const [than, way] = descending ? ["<", "DESC"] : [">", "ASC"];
  const orderLimit = `ORDER BY ${key} ${way}, ${id} ${way} LIMIT ${String(first + 1)}`;
  if (after === undefined || after === null || after === "") {
    return { where: { sql: "1 = 1", parameters: [] }, orderLimit };
  }
  const from = decodeCursor(after);
  if (TIME_COLUMN.test(key) && !isSqlTime(from.key)) throw wrongCursor();
  return {
    where: {
      sql: `${key} ${than}= ? AND (${key} ${than} ? OR ${id} ${than} ?)`,
      parameters: [from.key, from.key, from.id],
    },
    orderLimit,
  };
}

/** Date-times are in columns called `at` or `…At`; MySQL fails to compare them with other values. */
const TIME_COLUMN = /(?:^|\.)(?:at|\w+At)$/;

/** True for a date-time as `toSqlTime` writes it. */
export function isSqlTime(key: string | number): boolean {
  const time = toDate(String(key));
  return !Number.isNaN(time.getTime()) && toSqlTime(time) === key;
}

/** A search text as the pattern of `LOWER(column) LIKE ? ESCAPE '!'`. */
function likePattern(text: string): string {
  return `%${text.trim().toLowerCase().replace(/[!%_]/g, "!$&")}%`;
}

/** The condition that one of the columns contains the text, or none for an empty text. */
export function searchIn(columns: readonly string[], text: string | null | undefined): SqlPart[] {
  if (text === undefined || text === null || text.trim() === "") return [];
  const pattern = likePattern(text);
  return [
    {
      sql: `(${columns.map((column) => `LOWER(${column}) LIKE ? ESCAPE '!'`).join(" OR ")})`,
      parameters: columns.map(() => pattern),
    },
  ];
}

/** All parts joined by AND. */
export function allOf(parts: readonly SqlPart[]): SqlPart {
  return {
    sql: parts.length === 0 ? "1 = 1" : parts.map(({ sql }) => sql).join(" AND "),
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}
