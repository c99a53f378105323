/** A UNIQUE index. The entity, the migration and the check for violations share its name. */
export interface UniqueKey {
  readonly name: string;
  readonly table: string;
  readonly columns: string[];
}

/** Describes the UNIQUE index `uq_<table>_<columns>` over `columns` of `table`. */
export function uniqueKey(table: string, ...columns: string[]): UniqueKey {
  return { name: ["uq", table, ...columns].join("_"), table, columns };
}

/**
 * Returns whether a write failed because of the given index. MySQL and MariaDB name the index in the message. SQLite
 * names the index's columns (`UNIQUE constraint failed: teams.eventId, teams.nameKey`).
 */
export function violates(error: unknown, key: UniqueKey): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message.includes("Duplicate entry")) return error.message.includes(`${key.name}'`);
  const columns = key.columns.map((column) => `${key.table}.${column}`).join(", ");
  return error.message.endsWith(`UNIQUE constraint failed: ${columns}`);
}

/** Returns whether a write failed because of any UNIQUE index. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && /Duplicate entry|UNIQUE constraint failed/.test(error.message);
}

/**
 * Returns whether a write failed because of a foreign key, for example if another request has deleted the referenced
 * row.
 */
export function isMissingReference(error: unknown): boolean {
  return error instanceof Error && /foreign key constraint fail/i.test(error.message);
}

/**
 * Runs a transaction, and runs it a second time if it failed because a row that it refers to was deleted concurrently.
 * The second run reads the current rows and can say which row is missing.
 */
export async function againAfterDeletion<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    return transaction();
  }
}
