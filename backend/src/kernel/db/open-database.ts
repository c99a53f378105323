import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DataSource, type DataSourceOptions, type Logger, type MixedList } from "typeorm";
import { Database } from "./database.js";
import { parseDatabaseUrl } from "./database-url.js";

/** What the application brings to the connection: its entities, its migrations, and how statements are watched. */
export interface DatabaseParts {
  readonly entities: MixedList<Function>;
  readonly migrations: MixedList<Function>;
  /** Called with each statement; tests count them, production leaves it out. */
  readonly onStatement?: (sql: string) => void;
}

/** A statement slower than this is given up, so that a hanging server answers 503 within 3 s (security.md, "Faults"). */
const QUERY_TIMEOUT_MS = 2500;

/** What of the driver's connection is set up here. */
interface SqliteConnection {
  pragma(text: string): unknown;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): unknown;
}

/** SQLite's own LOWER knows the letters of English only, so a search for "Ödön" would miss him in any spelling. */
function lowerCase(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}

/**
 * Opens the database that `url` names; connects, but does not migrate.
 * @throws the driver's error when it cannot be reached.
 */
export async function openDatabase(url: string, parts: DatabaseParts): Promise<Database> {
  const location = parseDatabaseUrl(url);
  const common = {
    entities: parts.entities,
    migrations: parts.migrations,
    migrationsTableName: "migrations",
    synchronize: false,
    ...(parts.onStatement
      ? { logging: ["query"] as const, logger: statementWatcher(parts.onStatement) }
      : {}),
  };
  if (location.dialect === "mysql") {
    const pool = await connect({
      ...(common as object),
      type: "mysql",
      url: location.url,
      timezone: "Z",
      charset: "utf8mb4",
      connectTimeout: QUERY_TIMEOUT_MS,
      maxQueryExecutionTime: QUERY_TIMEOUT_MS,
      enableQueryTimeout: true,
      poolSize: 10,
    });
    return new Database(location, pool, pool);
  }
  mkdirSync(dirname(location.file), { recursive: true });
  const sqlite = (queryOnly: boolean): DataSourceOptions => ({
    ...(common as object),
    type: "better-sqlite3",
    database: location.file,
    enableWAL: true,
    prepareDatabase: (connection: SqliteConnection) => {
      connection.function("lower", { deterministic: true }, lowerCase);
      connection.pragma("synchronous = NORMAL");
      connection.pragma("busy_timeout = 2000");
      connection.pragma("foreign_keys = ON");
      if (queryOnly) connection.pragma("query_only = ON");
    },
  });
  const write = await connect(sqlite(false));
  return new Database(location, await connect(sqlite(true)), write);
}

function connect(options: DataSourceOptions): Promise<DataSource> {
  return new DataSource(options).initialize();
}

function statementWatcher(onStatement: (sql: string) => void): Logger {
  const ignore = (): void => undefined;
  return {
    logQuery: onStatement,
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
}
