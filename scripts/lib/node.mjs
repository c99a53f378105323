import { spawn } from "node:child_process";
import { constants } from "node:os";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { endWithParent } from "./parent.mjs";
import { CACHE, ROOT } from "./paths.mjs";
import { step, StepFailed } from "./steps.mjs";

/** The folder for the fetched Node.js, which is installed from the package list and lock file in scripts/node/. */
const FOLDER = `${CACHE}node/`;
/** Signals that end a run, and are passed on to the child process that does the work. */
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs this script again on a newer Node.js if the current version is older than package.json requires. npm fetches the
 * newer Node.js once into `.cache/`. Returns the exit code, or undefined if the current Node.js is new enough.
 * @returns {Promise<number | undefined>}
 * @throws {StepFailed} when the newer Node.js cannot be fetched
 */
export async function runOnNewerNode() {
  const { engines } = /** @type {{ engines: { node: string } }} */ (
    JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"))
  );
  const wanted = engines.node.replace(/^\D+/, "");
  if (isAtLeast(process.versions.node, wanted)) return undefined;
  const node = await fetchedNode(wanted);
  // Written to standard error, because standard output may be piped into another program.
  console.error(
    `  This is Node.js ${process.versions.node}. This command continues with the version in ${dirname(node)}.`,
  );
  return runOn(node);
}

/** @param {string} wanted */
async function fetchedNode(wanted) {
  const list = readFileSync(`${ROOT}scripts/node/package.json`, "utf8");
  const { optionalDependencies } = /** @type {{ optionalDependencies: Record<string, string> }} */ (
    JSON.parse(list)
  );
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = Object.keys(optionalDependencies).find((one) => one.endsWith(`-${platform}-${process.arch}`));
  const missing = `This project needs Node.js ${wanted} or newer; this is ${process.versions.node}.`;
  if (!name) throw new StepFailed(missing);
  const folder = `${FOLDER}node_modules/${name}/`;
  const node = `${folder}bin/node${platform === "win" ? ".exe" : ""}`;
  if (!existsSync(node) || versionIn(folder) !== optionalDependencies[name]) {
    mkdirSync(FOLDER, { recursive: true });
    for (const file of ["package.json", "package-lock.json"])
      cpSync(`${ROOT}scripts/node/${file}`, FOLDER + file);
    const npm = process.env["npm_execpath"];
    const [command, ...args] = npm ? [process.execPath, npm] : ["npm"];
    const options = ["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"];
    await step(`${missing} Fetching Node.js ${optionalDependencies[name]}`, {
      command,
      args: [...args, ...options],
    });
  }
  if (!existsSync(node)) throw new StepFailed(missing);
  return node;
}

/** @param {string} folder of a package @returns {string} */
function versionIn(folder) {
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(`${folder}package.json`, "utf8"))
  );
  return version;
}

/**
 * Runs this script with another Node.js, and puts that Node.js first on the PATH of all child processes. Passes signals
 * on to the child process. Returns the child's exit code.
 * @param {string} node
 * @returns {Promise<number>}
 */
function runOn(node) {
  const path = `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}`;
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, PATH: path },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  if (process.env["npm_lifecycle_event"] !== undefined) endWithParent();
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** @param {string} version @param {string} least */
function isAtLeast(version, least) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
