import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Logger as StatementLogger, MixedList } from "typeorm";
import type { Logger } from "../log/logger.js";
import { Database } from "./database.js";
import { parseDatabaseUrl, type DatabaseLocation } from "./database-url.js";
import type { Engine } from "./engine.js";
import { QueryWatcher, watchSelects, type OnQuery } from "./query-watcher.js";

/** The application's entities and migrations, and observers of SQL statements. */
export interface DatabaseParts {
  readonly entities: MixedList<Function>;
  readonly migrations: MixedList<Function>;
  /** Called with each SQL statement. Tests use this callback to count statements. */
  readonly onStatement?: (sql: string) => void;
  /** The log for outages. If absent, outages are not logged. */
  readonly log?: Logger;
  /** Called with each SQL statement and its duration. Absent unless requests are traced. */
  readonly onQuery?: OnQuery | undefined;
}

const ignore = (): void => undefined;
const NO_LOG: Logger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/**
 * Opens the database at `url` and connects to it. Does not migrate.
 * @throws the driver's error if the database cannot be reached
 */
export async function openDatabase(url: string, parts: DatabaseParts): Promise<Database> {
  const common = {
    entities: parts.entities,
    migrations: parts.migrations,
    migrationsTableName: "migrations",
    synchronize: false,
    logger: statementLogger(parts.onStatement ?? ignore),
    ...(parts.onStatement ? { logging: ["query"] as ["query"] } : {}),
  };
  const { onQuery, log = NO_LOG } = parts;
  const engine = await openEngine(parseDatabaseUrl(url), common, log);
  if (onQuery) for (const { subscribers } of engine.sources) subscribers.push(new QueryWatcher(onQuery));
  if (parts.onStatement ?? onQuery) watchSelects(engine, parts);
  return new Database(engine, log);
}

/** Opens the engine. Loads only the driver in use, because the other one would take memory and time at each start. */
async function openEngine(location: DatabaseLocation, common: object, log: Logger): Promise<Engine> {
  if (location.dialect === "mysql") {
    const { server, name } = location;
    const { MysqlEngine } = await import("./mysql-engine.js");
    // Sums and other values of more than 32 bits arrive as numbers, which is safe because all are far below 2^53.
    const session = { timezone: "Z", charset: "utf8mb4", supportBigNumbers: true, bigNumberStrings: false };
    return MysqlEngine.open({ ...common, type: "mysql", ...server, database: name, ...session });
  }
  mkdirSync(dirname(location.file), { recursive: true, mode: 0o700 });
  const { SqliteDriver, SqliteEngine } = await import("./sqlite-engine.js");
  // Passes the driver explicitly, because the server uses better-sqlite3 13, and TypeORM supports only releases up to
  // 12.
  const sqlite = { type: "better-sqlite3", driver: SqliteDriver, database: location.file } as const;
  return SqliteEngine.open({ ...common, ...sqlite }, location.file, log);
}

/**
 * Returns a logger that logs statements only. TypeORM's own logger would also print each lost connection, but the code
 * that notices an outage logs it once.
 */
function statementLogger(logQuery: (sql: string) => void): StatementLogger {
  return {
    logQuery,
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
}
