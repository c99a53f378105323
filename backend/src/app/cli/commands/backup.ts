import { PROJECT_FILES } from "../../../config/project-root.js";
import { readEnvironment } from "../../../config/environment.js";
import { PRODUCT_VERSION } from "../../../config/product-version.js";
import { removeOldBackups, writeBackup } from "../../../kernel/backup/write-backup.js";
import { foldIn } from "../../../kernel/db/maintenance.js";
import { whileSchemaStays } from "../../../kernel/db/migrate.js";
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
    const made = await withDatabase(shell, { mayBeNew: false }, async (db) => {
      const written = await whileSchemaStays(db, () => writeBackup(db, folder, PRODUCT_VERSION));
      await foldIn(db);
      return written;
    });
    const removed = keep === undefined ? [] : await removeOldBackups(folder, Number(keep));
    const { file, tables, rows, bytes } = made;
    printResult(values, shell, { file, tables, rows, bytes, removed }, [
      `${file}: ${String(tables)} tables, ${String(rows)} rows, ${(bytes / 1e6).toFixed(1)} MB.`,
      ...removed.map((name) => `Removed ${name}.`),
    ]);
  },
};

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
