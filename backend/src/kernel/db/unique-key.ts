/** A UNIQUE index, with one name for the entity, the migration and detecting its violation. */
export interface UniqueKey {
  readonly name: string;
  readonly table: string;
  readonly columns: string[];
}

/** Describes the UNIQUE index over `columns` of `table`; its name is `uq_<table>_<columns>`. */
export function uniqueKey(table: string, ...columns: string[]): UniqueKey {
  return { name: ["uq", table, ...columns].join("_"), table, columns };
}

/**
 * True when a write failed because of this index. MySQL and MariaDB name the index in the message,
 * SQLite its columns (`UNIQUE constraint failed: teams.eventId, teams.nameKey`).
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

/** Returns whether a write failed because another request changed a row that it refers to, or that refers to it. */
export function isMissingReference(error: unknown): boolean {
  return error instanceof Error && /foreign key constraint fail/i.test(error.message);
}

/**
 * Runs a transaction, and a second time when it wrote of a row that others deleted after it was read: the second run reads
 * what is left, and can say which row is missing.
 */
export async function againAfterDeletion<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!isMissingReference(error)) throw error;
    return transaction();
  }
}
