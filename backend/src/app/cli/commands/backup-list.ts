import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment } from "../../../config/environment.js";
import { isBackupName } from "../../../kernel/backup/backup-file.js";
import { openBucketBackups } from "../../backup/bucket-backups.js";
import { namingBucket } from "../../backup/bucket-faults.js";
import { type Command, JSON_OPTION, printResult } from "../command.js";
import { tableText } from "../sheets.js";

/** Names the folder of a command that gets none, for the command's help. */
export const DEFAULT_FOLDER = "default: BACKUP_FOLDER, else data/backups";

interface ListedBackup {
  /** The backup's path, as the argument for `club restore`. */
  readonly file: string;
  readonly bytes: number;
}

export const listBackups: Command = {
  name: "list backups",
  summary: "Shows the complete backups, in the folder and in the bucket, oldest first.",
  argument: { value: "FOLDER", help: `the folder (${DEFAULT_FOLDER})` },
  options: JSON_OPTION,
  async run(values, shell) {
    const env = readEnvironment(shell.env);
    const backups = await inFolder(values.argument ?? env.BACKUP_FOLDER);
    const bucket = openBucketBackups(env);
    if (bucket !== null) {
      const stored = await namingBucket(env.BACKUP_STORE, () => bucket.list());
      backups.push(...stored.map(({ name, bytes }) => ({ file: `${env.BACKUP_STORE}/${name}`, bytes })));
    }
    const rows = backups.map(({ file, bytes }) => [file, (bytes / 1e6).toFixed(1)]);
    printResult(values, shell, backups, [tableText({ headings: ["Backup", "MB"], rows })]);
  },
};

async function inFolder(folder: string): Promise<ListedBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      return { file, bytes: (await stat(file)).size };
    }),
  );
}
