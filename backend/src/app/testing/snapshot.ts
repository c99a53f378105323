import type { Database } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/raw-sql.js";

type Row = Record<string, unknown>;

/**
 * Copies the database's rows. The outbox and the leases are left out, because they change at any time.
 * @returns a function that restores the rows, including sessions
 */
export async function takeSnapshot(db: Database): Promise<() => Promise<void>> {
  const tables = db.write.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((name) => !["outbox_mails", "leases"].includes(name));
  const saved = new Map<string, Row[]>();
  await db.inTransaction(async (tx) => {
    for (const table of tables) saved.set(table, await tx.query<Row[]>(`SELECT * FROM ${table}`));
  });
  return () =>
    db.inTransaction(async (tx) => {
      const sqlite = db.dialect === "sqlite";
      await tx.query(sqlite ? "PRAGMA defer_foreign_keys = ON" : "SET FOREIGN_KEY_CHECKS = 0");
      for (const table of tables) await execute(tx, `DELETE FROM ${table}`);
      for (const [table, rows] of saved) {
        for (const row of rows) {
          const columns = Object.keys(row);
          await execute(
            tx,
            `INSERT INTO ${table} (${columns.map((name) => `\`${name}\``).join(", ")})
             VALUES (${columns.map(() => "?").join(", ")})`,
            columns.map((name) => stored(row[name])),
          );
        }
      }
      if (!sqlite) await tx.query("SET FOREIGN_KEY_CHECKS = 1");
    });
}

/**
 * Returns a value in a form that a driver can write. Drivers parse JSON columns when reading, but do not serialise them
 * when writing.
 */
function stored(value: unknown): unknown {
  const isPlain = typeof value === "object" && value !== null && !(value instanceof Date);
  return isPlain && !Buffer.isBuffer(value) ? JSON.stringify(value) : value;
}
