/** The fields that a selection names, in its order, each with its own selection; null for a field without one. */
export type JsonFields = ReadonlyMap<string, JsonFields | null>;

/** What SQLite can write of a type: by field an expression of its JSON, or a function that makes one for its selection. */
export type JsonTable = ReadonlyMap<string, string | ((fields: JsonFields) => string | null)>;

/**
 * An expression of an object's JSON with these fields, NULL where one of its expressions is; null when the table lacks a field.
 * What the request says gets into the SQL only if it is the name of a field of the table.
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

/** An expression of a yes or no as JSON. */
export function jsonBoolean(condition: string): string {
  return `iif(${condition}, 'true', 'false')`;
}
