import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./programs.mjs";
import { freePort } from "./ports.mjs";
import { StepFailed } from "./steps.mjs";

const START_LIMIT_MS = 60_000;

/** Options for speed. Nothing waits for the disk, because the data is deleted after the run. */
const FAST = [
  "--skip-log-bin",
  "--innodb-flush-log-at-trx-commit=0",
  "--innodb-doublewrite=0",
  "--loose-debug-no-sync",
  "--innodb-buffer-pool-size=128M",
  "--performance-schema=OFF",
  "--max-connections=400",
];

/** Returns the server program, or undefined if MariaDB is not installed. */
export function findMariadb() {
  return findProgram(["mariadbd"], ["/usr/sbin", "/usr/local/sbin", "/usr/libexec", "/opt/homebrew/bin"]);
}

/**
 * Starts a server for this run only, with its own folder, port and administrator. Stops the server and removes its
 * folder when this process ends, except by kill -9.
 * @param {string} program
 * @param {string[]} [options] options of the server, in addition to the default ones
 * @returns {Promise<{ adminUrl: string, stop: () => void }>}
 */
export async function startMariadb(program, options = []) {
  const folder = mkdtempSync(join(tmpdir(), "club-mariadb-"));
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  const asUser = process.getuid?.() === 0 ? ["--user=root"] : [];
  const data = `--datadir=${folder}/data`;
  const log = `${folder}/server.log`;
  // The tables of `sys` are dropped, because each migration lists the tables of all databases several times.
  writeFileSync(
    `${folder}/init.sql`,
    `DROP DATABASE IF EXISTS sys;\nCREATE USER 'club'@'127.0.0.1' IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO 'club'@'127.0.0.1' WITH GRANT OPTION;\n`,
  );
  const install = findProgram(["mariadb-install-db"], ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]);
  if (!install) throw new StepFailed("mariadbd is installed, but mariadb-install-db is not.");
  execFileSync(install, ["--no-defaults", data, "--skip-test-db", ...asUser], { stdio: "pipe" });
  const server = spawn(
    program,
    [
      "--no-defaults",
      data,
      ...asUser,
      `--socket=${folder}/socket`,
      `--pid-file=${folder}/pid`,
      `--log-error=${log}`,
      `--init-file=${folder}/init.sql`,
      `--port=${port}`,
      "--bind-address=127.0.0.1",
      "--skip-name-resolve",
      ...FAST,
      ...options,
    ],
    { stdio: "ignore" },
  );
  const stop = () => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.prependOnceListener("exit", stop); // runs before the temporary folder is removed
  await greeting(port, () => server.exitCode !== null);
  return {
    adminUrl: `mysql://club:${password}@127.0.0.1:${port}`,
    stop() {
      process.off("exit", stop);
      stop();
    },
  };
}

/**
 * Waits for the server's first packet, which it sends when it accepts logins.
 * @param {number} port
 * @param {() => boolean} ended returns whether the server's process has ended
 * @throws {StepFailed} if the process ends, or if no packet arrives in time
 */
async function greeting(port, ended) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && !ended()) {
    if (await greets(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StepFailed("The throwaway MariaDB did not start.");
}

/** @param {number} port @returns {Promise<boolean>} */
function greets(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("data", () => finish(true));
    socket.once("error", () => finish(false));
    socket.setTimeout(1000, () => finish(false));
  });
}
