import { dirname, join } from "node:path";
import type { Environment } from "../config/environment.js";
import { secretFromFile } from "../config/secret-file.js";
import { secretWithFormer } from "../kernel/crypto/seal.js";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";

/** Returns the configured secret with the one before it, or the one stored next to the SQLite database. */
export function serverSecret(
  env: Pick<Environment, "JWT_SECRET" | "JWT_SECRET_BEFORE" | "DATABASE_URL">,
): string {
  if (env.JWT_SECRET !== "") return secretWithFormer(env.JWT_SECRET, env.JWT_SECRET_BEFORE);
  const location = parseDatabaseUrl(env.DATABASE_URL);
  const folder = location.dialect === "sqlite" ? dirname(location.file) : "data";
  return secretFromFile(join(folder, "jwt-secret"));
}
