/**
 * The fields that a selection names, in its order, each with its own selection; null for a field without a selection.
 */
export type JsonFields = ReadonlyMap<string, JsonFields | null>;

/**
 * The fields of a type that SQLite can write as JSON: by name an SQL expression, or a function that makes one for a
 * selection.
 */
export type JsonTable = ReadonlyMap<string, string | ((fields: JsonFields) => string | null)>;

/**
 * Returns an SQL expression of an object's JSON with these fields, or null when the table lacks a field. The expression
 * is NULL where one of its parts is. Text of the request gets into the SQL only if it is the name of a field in the
 * table.
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

/** Returns an SQL expression of a condition as a JSON boolean. */
export function jsonBoolean(condition: string): string {
  return `iif(${condition}, 'true', 'false')`;
}
