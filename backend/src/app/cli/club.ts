import { existsSync } from "node:fs";
import pino from "pino";
import { readEnvironment, type Environment } from "../../config/environment.js";
import type { Caller } from "../../kernel/auth/caller.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { Database } from "../../kernel/db/database.js";
import { parseDatabaseUrl } from "../../kernel/db/database-url.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { NO_CLUB } from "../../kernel/mail/mail-colours.js";
import { schemaState } from "../../kernel/db/schema-state.js";
import { createServices, type Services } from "../container.js";
import { DATA_MODEL } from "../data-model.js";
import { serverSecret } from "../server-secret.js";
import { CommandError, type Shell } from "./command.js";

/**
 * The caller for commands. Operators of the server may read everything. The audit log records their changes without an
 * actor.
 */
export const OPERATOR: Caller = {
  userId: "",
  sessionId: "",
  role: Role.Superadmin,
  grants: [],
  name: "Command line",
  email: "",
};

/** The application without its HTTP server, for commands. */
export interface Club extends Services {
  readonly env: Environment;
  readonly log: Logger;
}

/**
 * Runs `work` on the configured database and closes the database afterwards.
 * @throws CommandError when the database does not exist, or its schema is older or newer than this version's
 */
export function withClub<T>(shell: Shell, work: (club: Club) => Promise<T>): Promise<T> {
  return withDatabase(shell, { mayBeNew: false }, async (db, env) => {
    const state = await schemaState(db);
    if (state === "newer")
      throw new CommandError("A newer version of the site changed the database. Use that version.");
    if (state === "missing")
      throw new CommandError("The database is not up to date. Run: npm run club -- migrate");
    const log = pino({ level: "warn" }, pino.destination(2));
    const services = createServices({
      env,
      db,
      counters: null,
      log,
      clubName: () => "", // no command sends a code by mail
      clubNames: () => [], // commands do not check passwords against the club's names
      mailClub: () => NO_CLUB,
      chosenLook: () => ({ accent: null, mark: null }), // no command renders a page
      memberBatches: () => [],
      secret: serverSecret(env),
    });
    await services.liveSettings.run();
    return work({ ...services, env, log });
  });
}

/**
 * Runs `work` on the configured database without checking its schema and without the services.
 * @throws CommandError for a missing SQLite file, unless `mayBeNew` is true
 */
export async function withDatabase<T>(
  shell: Shell,
  options: { readonly mayBeNew: boolean },
  work: (db: Database, env: Environment) => Promise<T>,
): Promise<T> {
  const env = readEnvironment(shell.env);
  const location = parseDatabaseUrl(env.DATABASE_URL);
  if (!options.mayBeNew && location.dialect === "sqlite" && !existsSync(location.file)) {
    throw new CommandError(`There is no database at ${location.file}. Run: npm run club -- migrate`);
  }
  const db = await openDatabase(env.DATABASE_URL, DATA_MODEL);
  try {
    return await work(db, env);
  } finally {
    await db.close();
  }
}
