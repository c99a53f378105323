/** The selected fields, in the selection's order. Each is mapped to its own selection, or to null if it has none. */
export type JsonFields = ReadonlyMap<string, JsonFields | null>;

/**
 * The fields of a type that SQLite can write as JSON. Maps each name to an SQL expression, or to a function that
 * returns the expression for a selection.
 */
export type JsonTable = ReadonlyMap<string, string | ((fields: JsonFields) => string | null)>;

/**
 * Returns an SQL expression for the JSON of an object with these fields, or null if the table lacks a field. The
 * expression is NULL if one of its parts is NULL. The only text from the request that becomes part of the SQL is the
 * names of fields in the table.
 */
export function jsonObject(table: JsonTable, fields: JsonFields): string | null {
  const parts: string[] = [];
  for (const [name, inner] of fields) {
    const known = table.get(name);
    const value = typeof known === "function" ? inner && known(inner) : known;
    if (!value) return null;
    parts.push(`'${parts.length === 0 ? "{" : ","}"${name}":' || ${value}`);
  }
  return `${parts.join(" || ")} || '}'`;
}

/** Returns an SQL expression that writes a condition as a JSON boolean. */
export function jsonBoolean(condition: string): string {
  return `iif(${condition}, 'true', 'false')`;
}
