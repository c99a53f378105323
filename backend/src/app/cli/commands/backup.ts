import { PROJECT_FILES } from "../../../kernel/project-root.js";
import { type Environment, readEnvironment } from "../../../config/environment.js";
import { PRODUCT_VERSION } from "../../../config/product-version.js";
import { oldestBackup, removeOldBackups, writeBackup } from "../../../kernel/backup/write-backup.js";
import { foldIn } from "../../../kernel/db/maintenance.js";
import { whileSchemaStays } from "../../../kernel/db/migrate.js";
import { pictureFolder } from "../../../modules/pictures/store/open-store.js";
import {
  copiesBeside,
  copyPictures,
  removeOldCopies,
} from "../../../modules/pictures/store/picture-copies.js";
import { restore as restoreBackup } from "../../restore/restore.js";
import { withDatabase } from "../club.js";
import { UsageError, type Command } from "../command.js";
import { JSON_OPTION, printResult } from "../result.js";

const DEFAULT_FOLDER = "data/backups";

const backup: Command = {
  name: "backup",
  summary: "Writes all data into one file; the site may keep running.",
  details:
    "The file holds personal data and password hashes, readable only by you: keep it where only the club's admins\ncan reach it, and keep a copy on another machine. JWT_SECRET and .env are not in it. More: docs/backup.md",
  argument: { value: "FOLDER", help: `where to; ${DEFAULT_FOLDER} unless given` },
  options: {
    keep: { value: "N", help: "afterwards remove all backups in the folder but the newest N" },
    ...JSON_OPTION,
  },
  async run(values, shell) {
    const folder = values.argument ?? DEFAULT_FOLDER;
    const keep = values.text("keep");
    if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep))
      throw new UsageError("--keep must be a whole number, 1 or more.");
    const made = await withDatabase(shell, { mayBeNew: false }, async (db, env) => {
      const written = await whileSchemaStays(db, () => writeBackup(db, folder, PRODUCT_VERSION));
      await foldIn(db);
      return { ...written, ...(await backUpPictures(env, folder)) };
    });
    const removed = keep === undefined ? [] : await removeOldBackups(folder, Number(keep));
    const oldest = keep === undefined ? null : await oldestBackup(folder);
    if (oldest) await removeOldCopies(copiesBeside(folder), oldest);
    const { file, tables, rows, bytes, pictures, copied } = made;
    printResult(values, shell, { file, tables, rows, bytes, pictures, removed }, [
      `${file}: ${String(tables)} tables, ${String(rows)} rows, ${(bytes / 1e6).toFixed(1)} MB.`,
      pictures === null
        ? "Pictures are in the bucket that MEDIA_STORE names, and not in the backup."
        : `${copiesBeside(folder)}: ${String(pictures)} pictures, ${String(copied)} of them new.`,
      ...removed.map((name) => `Removed ${name}.`),
    ]);
  },
};

/** Copies uploaded pictures into a folder beside the backups; nothing where they are in a bucket. */
async function backUpPictures(env: Environment, folder: string) {
  const pictures = pictureFolder(env);
  return pictures === null ? { pictures: null, copied: 0 } : copyPictures(pictures, copiesBeside(folder));
}

const restore: Command = {
  name: "restore",
  summary: "Replaces the database with a backup, after checking the backup.",
  details:
    "Stop every server first. The backup may come from either kind of database. Nothing is changed unless the backup\nis complete and the site starts on it. Everybody has to log in again; queued mails are put on hold. More: docs/backup.md",
  argument: { value: "FILE", required: true, help: "the backup" },
  options: {
    replace: { help: "even when the database holds data; what it held is kept" },
    yes: { help: "needed with --replace: yes, the backup counts from now on" },
    ...JSON_OPTION,
  },
  async run(values, shell) {
    const replace = values.has("replace");
    if (replace && !values.has("yes"))
      throw new UsageError(
        "--replace puts the backup in the place of what the database holds now. If that is meant: --replace --yes",
      );
    const file = values.argument ?? "";
    const steps: string[] = [];
    await restoreBackup(readEnvironment(shell.env), file, {
      replace,
      product: PRODUCT_VERSION,
      parts: PROJECT_FILES,
      report: (line) => {
        steps.push(line);
        if (!values.has("json")) shell.print(line);
      },
    });
    printResult(values, shell, { file, steps }, []);
  },
};

export const BACKUP_COMMANDS: readonly Command[] = [backup, restore];
