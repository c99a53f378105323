import { parseDatabaseUrl } from "../../kernel/db/database-url.js";
import { MysqlTarget } from "./mysql-target.js";
import { SqliteTarget } from "./sqlite-target.js";

/** The database that a backup is restored to. */
export interface Target {
  /** A folder for the temporary database. @param backup the backup's file */
  workFolder(backup: string): Promise<string>;
  /** @throws Error when somebody uses it, or it has data that must not be replaced. */
  requireFree(replace: boolean): Promise<void>;
  /**
   * Takes over the data of a SQLite file, which may be moved away by that.
   * @param backup the backup's file
   * @param report called with each message as soon as it is true, so that none is lost when a later step fails
   */
  restore(scratch: string, backup: string, report: (line: string) => void): Promise<void>;
}

/** The target that DATABASE_URL names. @param product the site's version */
export function targetOf(url: string, product: string): Target {
  const location = parseDatabaseUrl(url);
  return location.dialect === "sqlite" ? new SqliteTarget(location.file) : new MysqlTarget(location, product);
}
