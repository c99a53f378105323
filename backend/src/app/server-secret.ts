import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Environment } from "../config/environment.js";
import { secretWithFormer } from "../kernel/crypto/seal.js";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";

/**
 * The development secret: made on the first start and kept in a file only its owner can read, so that sessions
 * survive a restart. Production never gets here: it has to set JWT_SECRET.
 */
function secretFromFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Returns the configured secret with the one before it, or the one stored next to the SQLite database. */
export function serverSecret(
  env: Pick<Environment, "JWT_SECRET" | "JWT_SECRET_BEFORE" | "DATABASE_URL">,
): string {
  if (env.JWT_SECRET !== "") return secretWithFormer(env.JWT_SECRET, env.JWT_SECRET_BEFORE);
  const location = parseDatabaseUrl(env.DATABASE_URL);
  const folder = location.dialect === "sqlite" ? dirname(location.file) : "data";
  return secretFromFile(join(folder, "jwt-secret"));
}
