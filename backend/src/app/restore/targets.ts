import { parseDatabaseUrl } from "../../kernel/db/database-url.js";
import { MysqlTarget } from "./mysql-target.js";
import { SqliteTarget } from "./sqlite-target.js";

/** Where a backup is restored to. */
export interface Target {
  /** A folder for the scratch database. */
  workFolder(): Promise<string>;
  /** @throws Error when somebody works on it, or it holds data that may not go. */
  requireFree(replace: boolean): Promise<void>;
  /**
   * Takes over the data of a SQLite file, which may be gone afterwards.
   * @param backup the file they come from
   * @returns what there is to say, a line each
   */
  restore(scratch: string, backup: string): Promise<string[]>;
}

/** The target that DATABASE_URL names. @param product the site's version */
export function targetOf(url: string, product: string): Target {
  const location = parseDatabaseUrl(url);
  return location.dialect === "sqlite"
    ? new SqliteTarget(location.file)
    : new MysqlTarget(location.url, product);
}
