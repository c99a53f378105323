import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { fill } from "./disk.js";
import { type Fault, onSqlite } from "./experiment.js";

const run = promisify(execFile);
/** Suffixes of the database file, its write-ahead log (WAL) and the log's index. */
const PARTS = ["", "-wal", "-shm"];
/** The id of Debian's user `nobody`, who has no rights. */
const UNPRIVILEGED = 65_534;

/** Starts another program that holds SQLite's write lock, as the sqlite3 shell or a backup tool does. */
async function lockDatabase(file: string): Promise<() => Promise<unknown>> {
  const holder = spawn("sqlite3", [file], { stdio: ["pipe", "pipe", "inherit"] });
  holder.stdin.write(".timeout 5000\nBEGIN IMMEDIATE;\nSELECT 'held';\n");
  await once(holder.stdout, "data");
  return async () => {
    holder.stdin.end("ROLLBACK;\n");
    await once(holder, "exit");
  };
}

export const SQLITE_FAULTS: readonly Fault[] = [
  {
    name: "disk full",
    how: "the file on a tmpfs of 24 MB, filled for 10 s, then emptied",
    databases: ["sqlite"],
    run: onSqlite({ seconds: 10, begin: ({ place }) => fill(place.data) }, 24),
  },
  {
    name: "file made immutable",
    how: "`chattr +i` on the database and its log for 10 s, as a file system does that turned read-only",
    databases: ["sqlite"],
    run: onSqlite({
      seconds: 10,
      async begin({ place: { file } }) {
        await run("chattr", ["+i", file, `${file}-wal`]);
        return () => run("chattr", ["-i", file, `${file}-wal`]);
      },
    }),
  },
  {
    name: "file not writable",
    how: "started by a user who may not write the file; the right is given after 10 s",
    databases: ["sqlite"],
    run: onSqlite({
      seconds: 10,
      uid: UNPRIVILEGED,
      async prepare({ data, file }) {
        await chown(data, UNPRIVILEGED, UNPRIVILEGED);
        await chmod(file, 0o444);
      },
      begin: ({ place: { file } }) =>
        Promise.resolve(async () => {
          await chown(file, UNPRIVILEGED, UNPRIVILEGED);
          await chmod(file, 0o644);
        }),
    }),
  },
  {
    name: "file deleted",
    how: "`rm club.sqlite*` under the running server, which is started again after 10 s; writes acknowledged in between are lost",
    databases: ["sqlite"],
    run: onSqlite({
      seconds: 10,
      restarts: true,
      async begin({ place: { file } }) {
        for (const part of PARTS) await rm(`${file}${part}`, { force: true });
        return () => Promise.resolve();
      },
    }),
  },
  {
    name: "foreign lock",
    how: "the sqlite3 shell holds `BEGIN IMMEDIATE` for 10 s",
    databases: ["sqlite"],
    run: onSqlite({ seconds: 10, begin: ({ place }) => lockDatabase(place.file) }),
  },
];
