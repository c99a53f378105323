import { readdir } from "node:fs/promises";
import { readEnvironment } from "../../../config/environment.js";
import { BackupStates } from "../../../kernel/backup/backup-state.js";
import {
  KEEP_RULE_FORM,
  newestBackupTime,
  readKeepRule,
  type KeepRule,
} from "../../../kernel/backup/keep-rule.js";
import type { Database } from "../../../kernel/db/database.js";
import { copiesBeside } from "../../../modules/pictures/store/picture-copies.js";
import { openBucketBackups } from "../../backup/bucket-backups.js";
import { makeBackup, type BackupPlan } from "../../backup/make-backup.js";
import { repeatBackups } from "../../backup/repeat-backups.js";
import { withDatabase } from "../club.js";
import {
  UsageError,
  type Command,
  type CommandValues,
  type Shell,
  JSON_OPTION,
  printResult,
  explain,
} from "../command.js";
import { DEFAULT_FOLDER, listBackups } from "./backup-list.js";
import { restore } from "./restore.js";

const backup: Command = {
  name: "backup",
  summary: "Writes all data into one file. The site can keep running.",
  details:
    "The file holds personal data and password hashes, and only you can read it. Keep the file where only the club's\nadmins can reach it, and keep a copy on another machine (BACKUP_STORE). It does not contain JWT_SECRET or .env.\nMore: docs/backup.md",
  argument: { value: "FOLDER", help: `the target folder (${DEFAULT_FOLDER})` },
  options: {
    keep: {
      value: "RULE",
      help: `older backups to keep, as ${KEEP_RULE_FORM} (default: BACKUP_KEEP, else all)`,
    },
    repeat: { help: "keeps running and makes a backup every BACKUP_EVERY (default: a day)" },
    ...JSON_OPTION,
  },
  async run(values, shell) {
    const { BACKUP_EVERY: everyMs, BACKUP_KEEP, BACKUP_FOLDER } = readEnvironment(shell.env);
    const folder = values.argument ?? BACKUP_FOLDER;
    const plan: BackupPlan = { folder, keep: given(values.text("keep")) ?? BACKUP_KEEP ?? null };
    const make = (): Promise<void> => makeOne(plan, values, shell);
    if (!values.has("repeat")) {
      await make();
      return;
    }
    await repeatBackups({
      everyMs,
      make,
      newest: () => newestWhole(folder, shell),
      failed: (error, pauseMs) => {
        shell.complain(
          `${explain(error)} The next attempt is in ${String(Math.round(pauseMs / 60_000))} min.`,
        );
      },
      signal: stopSignal(),
    });
  },
};

function given(text: string | undefined): KeepRule | null {
  if (text === undefined) return null;
  const rule = readKeepRule(text);
  if (rule === null) throw new UsageError(`--keep must have the form ${KEEP_RULE_FORM}.`);
  return rule;
}

/**
 * Asks the folder, the bucket (if there is one) and the database's record for the time of their newest complete backup.
 * Returns the earliest of these times, in milliseconds since 1970, so that a place that lacks the newest backup gets a
 * new one soon. Returns null if one of the places has no backup, for example because another disk is mounted at the
 * folder. A folder or bucket that cannot be read counts as empty.
 */
async function newestWhole(folder: string, shell: Shell): Promise<number | null> {
  const inFolder = newestBackupTime(await readdir(folder).catch(() => []));
  const stored = await openBucketBackups(readEnvironment(shell.env))
    ?.list()
    .catch(() => []);
  const inBucket = stored === undefined ? Infinity : newestBackupTime(stored.map(({ name }) => name));
  const read = (db: Database) => new BackupStates(db).read();
  const { madeAt } = await withDatabase(shell, { mayBeNew: false }, read);
  if (inFolder === null || inBucket === null || madeAt === null) return null;
  return Math.min(inFolder, inBucket, madeAt.getTime());
}

async function makeOne(plan: BackupPlan, values: CommandValues, shell: Shell): Promise<void> {
  const made = await withDatabase(shell, { mayBeNew: false }, (db, env) => makeBackup(db, env, plan));
  const { file, tables, rows, bytes, pictures, copied, removed, store, removedFromStore } = made;
  printResult(values, shell, made, [
    `${file}: ${String(tables)} tables, ${String(rows)} rows, ${(bytes / 1e6).toFixed(1)} MB.`,
    pictures === null
      ? "Pictures are in the bucket of MEDIA_STORE. The backup does not contain them."
      : `${copiesBeside(plan.folder)}: ${String(pictures)} pictures, ${String(copied)} of them new.`,
    ...removed.map((name) => `Removed ${name}.`),
    ...(store === null ? [] : [`${store} has the backup and its pictures too.`]),
    ...removedFromStore.map((name) => `Removed ${name} from ${store ?? ""}.`),
  ]);
}

/** Returns a signal that stops repeated backups on SIGTERM or SIGINT. A running backup is finished first. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      stop.abort();
    });
  return stop.signal;
}

export const BACKUP_COMMANDS: readonly Command[] = [backup, restore, listBackups];
