import { dirname, join } from "node:path";
import type { Environment } from "../config/environment.js";
import { secretFromFile } from "../config/secret-file.js";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";

/** The configured secret, or the one stored beside the SQLite database. */
export function serverSecret(env: Pick<Environment, "JWT_SECRET" | "DATABASE_URL">): string {
  if (env.JWT_SECRET !== "") return env.JWT_SECRET;
  const location = parseDatabaseUrl(env.DATABASE_URL);
  const folder = location.dialect === "sqlite" ? dirname(location.file) : "data";
  return secretFromFile(join(folder, "jwt-secret"));
}
