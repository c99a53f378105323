import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Environment } from "../config/environment.js";
import { secretWithFormer } from "../kernel/crypto/seal.js";
import { parseDatabaseUrl } from "../kernel/db/database-url.js";

/**
 * Returns the development secret. The first start creates it in a file that only its owner can read, so sessions
 * survive a restart. This function is never called in production, where JWT_SECRET must be set.
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

/**
 * Returns JWT_SECRET, joined with the previous secret if there is one (`secretWithFormer`). If JWT_SECRET is unset,
 * returns the development secret, which is stored next to the SQLite database, or in the folder `data` for another
 * database.
 */
export function serverSecret(
  env: Pick<Environment, "JWT_SECRET" | "JWT_SECRET_BEFORE" | "DATABASE_URL">,
): string {
  if (env.JWT_SECRET !== "") return secretWithFormer(env.JWT_SECRET, env.JWT_SECRET_BEFORE);
  const location = parseDatabaseUrl(env.DATABASE_URL);
  const folder = location.dialect === "sqlite" ? dirname(location.file) : "data";
  return secretFromFile(join(folder, "jwt-secret"));
}
