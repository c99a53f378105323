import { EnvError, makeValidator } from "envalid";
import { KEEP_RULE_FORM, readKeepRule, type KeepRule } from "../kernel/backup/keep-rule.js";
import { BUCKET } from "./media-store.js";

/** Validates the time between two backups and returns it in milliseconds. */
export const interval = makeValidator<number>((value) => {
  const [, count = "", unit] = /^([1-9]\d{0,3})([mh])$/.exec(value) ?? [];
  if (count === "") throw new EnvError("must be minutes or hours, such as 30m or 6h");
  return Number(count) * (unit === "m" ? 60_000 : 3_600_000);
});

export const keepRule = makeValidator<KeepRule>((value) => {
  const rule = readKeepRule(value);
  if (rule === null) throw new EnvError(`must be such as ${KEEP_RULE_FORM}`);
  return rule;
});

/** Validates the bucket for a copy of each backup: s3://bucket/prefix. */
export const backupStore = makeValidator<string>((value) => {
  if (!BUCKET.test(value)) throw new EnvError("must look like s3://bucket/prefix");
  return value.replace(/\/$/, "");
});

export interface BackupStoreSettings {
  readonly BACKUP_STORE: string;
  readonly BACKUP_S3_ENDPOINT: string;
  readonly BACKUP_S3_KEY_ID: string;
  readonly BACKUP_S3_SECRET: string;
}

/**
 * Checks that a bucket for backups has its access keys. Access keys without a bucket are allowed, because
 * docker-compose.yml sets BACKUP_STORE to "" for its service `site`, but leaves some of the access keys set.
 * @throws Error for a bucket without access keys
 */
export function checkBackupStore({ BACKUP_STORE, ...settings }: BackupStoreSettings): void {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET } = settings;
  const access = Object.entries({ BACKUP_S3_ENDPOINT, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET });
  const unset = access.filter(([, value]) => value === "").map(([name]) => name);
  if (BACKUP_STORE !== "" && unset.length > 0)
    throw new Error(`${unset.join(", ")}: must be set, as BACKUP_STORE is`);
}
