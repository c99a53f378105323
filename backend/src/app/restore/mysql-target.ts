import { createConnection, type RowDataPacket } from "mysql2/promise";
import { dirname } from "node:path";
import { checkIntegrity, loadParts } from "../../kernel/backup/load-parts.js";
import { isEmpty } from "../../kernel/backup/table-rows.js";
import { writeBackup, partsOf } from "../../kernel/backup/write-backup.js";
import type { Database } from "../../kernel/db/database.js";
import type { DatabaseLocation } from "../../kernel/db/database-url.js";
import { inSnapshot } from "../../kernel/db/maintenance.js";
import { migrateDatabase, replaceSchema, schemaOrigin, whileSchemaStays } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { DATA_MODEL } from "../data-model.js";
import { inUse, notEmpty } from "./refusals.js";

/**
 * A database on MariaDB or MySQL. The old rows are backed up before any change, unless an interrupted restore has
 * already done this. Then tables of a newer version or of an interrupted restore are dropped. The rows are replaced in
 * one transaction, so the database account needs no right to create another database.
 */
export class MysqlTarget {
  constructor(
    private readonly location: Extract<DatabaseLocation, { dialect: "mysql" }>,
    private readonly product: string,
  ) {}

  /**
   * Returns the backup's folder, for the temporary database. The system's temporary folder is often in memory, and too
   * small for a copy of a large database.
   */
  workFolder(backup: string): Promise<string> {
    return Promise.resolve(dirname(backup));
  }

  async requireFree(replace: boolean): Promise<void> {
    await this.#requireAlone();
    if (!replace && !(await this.#use((db) => inSnapshot(db, isEmpty)))) throw notEmpty(this.#name);
  }

  async restore(scratch: string, backup: string, report: (line: string) => void): Promise<void> {
    await this.#requireAlone();
    await this.#use(async (db) => {
      const origin = await schemaOrigin(db);
      // After an interrupted restore, the backup of the old rows already exists.
      if (origin !== "interrupted restore" && !(await inSnapshot(db, isEmpty))) {
        const before = await whileSchemaStays(db, () => writeBackup(db, dirname(backup), this.product));
        report(`The previous data is kept as ${before.file}.`);
      }
      const fill = (): Promise<void> => this.#exchange(db, scratch);
      if (origin === "ours") {
        await migrateDatabase(db);
        await whileSchemaStays(db, fill, { restoring: true });
      } else await replaceSchema(db, fill);
      await checkIntegrity(db);
      report(`The database ${this.#name} now has the data of the backup.`);
    });
  }

  async #exchange(db: Database, scratch: string): Promise<void> {
    const source = await openDatabase(`sqlite:${scratch}`, DATA_MODEL);
    try {
      await inSnapshot(source, (connection) => loadParts(db, partsOf(connection)));
    } finally {
      await source.close();
    }
  }

  /**
   * Checks that the site is not running, by looking for open connections to the database. Connections to other cluster
   * nodes and from other database accounts are not visible.
   * @throws Error when the database has other connections
   */
  async #requireAlone(): Promise<void> {
    const { name: database, server } = this.location;
    const { username: user, ...address } = server;
    const connection = await createConnection({ ...address, user, database });
    try {
      const [rows] = await connection.query<RowDataPacket[]>(
        "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()",
      );
      if (rows.length > 0) throw inUse(`the database ${this.#name}`);
    } finally {
      await connection.end();
    }
  }

  async #use<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = await openDatabase(this.location.url, DATA_MODEL);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  get #name(): string {
    return this.location.name;
  }
}
