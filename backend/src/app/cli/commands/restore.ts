import { readEnvironment } from "../../../config/environment.js";
import { PRODUCT_VERSION } from "../../../config/product-build.js";
import { PROJECT_FILES } from "../../../kernel/project-root.js";
import { fetchBackup } from "../../backup/fetch-backup.js";
import { restore as restoreBackup } from "../../restore/restore.js";
import { UsageError, type Command, JSON_OPTION, printResult } from "../command.js";
import { DEFAULT_FOLDER } from "./backup-list.js";

export const restore: Command = {
  name: "restore",
  summary: "Replaces the database with a backup, after checking the backup.",
  details:
    "Stop every server first. The backup may come from SQLite or MariaDB. Nothing changes unless the backup is complete\nand the site starts with it. Everyone must log in again, and queued mails are put on hold. More: docs/backup.md",
  argument: {
    value: "FILE",
    required: true,
    help: "the backup, or its address in the bucket: s3://…/club-….jsonl.gz",
  },
  options: {
    replace: { help: "replace existing data, and keep a copy of that data" },
    folder: {
      value: "FOLDER",
      help: `download folder for a backup from the bucket (${DEFAULT_FOLDER})`,
    },
    yes: { help: "required with --replace, to confirm that the backup replaces the data" },
    ...JSON_OPTION,
  },
  async run(values, shell) {
    const replace = values.has("replace");
    if (replace && !values.has("yes"))
      throw new UsageError(
        "--replace replaces all data of the database with the backup. To confirm, add --yes.",
      );
    const source = values.argument ?? "";
    const steps: string[] = [];
    const report = (line: string): void => {
      steps.push(line);
      if (!values.has("json")) shell.print(line);
    };
    const env = readEnvironment(shell.env);
    const file = source.startsWith("s3:")
      ? await fetchBackup(env, source, values.text("folder") ?? env.BACKUP_FOLDER, report)
      : source;
    await restoreBackup(env, file, { replace, product: PRODUCT_VERSION, parts: PROJECT_FILES, report });
    printResult(values, shell, { file, steps }, []);
  },
};
