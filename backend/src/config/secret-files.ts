import { readFileSync } from "node:fs";

/**
 * Settings that may be read from a file, because Docker and Kubernetes provide secrets as files. For example,
 * JWT_SECRET_FILE is the path of a file that contains JWT_SECRET.
 */
const IN_FILES = [
  "DATABASE_URL",
  "DATABASE_PASSWORD",
  "REDIS_URL",
  "JWT_SECRET",
  "JWT_SECRET_BEFORE",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "MEDIA_S3_SECRET",
  "BACKUP_S3_SECRET",
  "METRICS_TOKEN",
] as const;

/**
 * Returns the environment with the settings of `IN_FILES` read from their files, if their `…_FILE` variables are set.
 * @throws Error with one line that names the setting and quotes nothing from the file
 */
export function withFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...source };
  for (const name of IN_FILES) {
    const file = source[`${name}_FILE`]?.trim() ?? "";
    if (file === "") continue;
    if ((source[name] ?? "") !== "") throw new Error(`${name} and ${name}_FILE: set one of the two`);
    try {
      read[name] = readFileSync(file, "utf8");
    } catch {
      throw new Error(`${name}_FILE: the file cannot be read`);
    }
    if (read[name] === "") throw new Error(`${name}_FILE: the file is empty`);
  }
  return read;
}
