import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ROOT } from "./paths.mjs";
import { step, StepFailed } from "./steps.mjs";

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ engines: { node: string }, packages: Record<string, LockedPackage> }} PackageFile */

/** Stops on a Node.js older than package.json asks for, before anything fails in a less obvious way. */
export function requireNode() {
  const { engines } = readJson("package.json");
  const [major = 0, minor = 0] = numbers(engines.node);
  const [ownMajor = 0, ownMinor = 0] = numbers(process.versions.node);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new StepFailed(
    `This project needs Node.js ${major}.${minor} or newer; this is ${process.versions.node}.`,
  );
}

/** Installs what package-lock.json lists, unless node_modules holds exactly that and it works with this Node.js. */
export async function ensureInstalled() {
  if (isInstalled() && nativeModulesLoad()) return;
  const npm = process.env["npm_execpath"];
  const [command, ...args] = npm ? [process.execPath, npm] : ["npm"];
  await step("Installing packages (the first time takes a few minutes)", command, [...args, "ci"], {
    // A production NODE_ENV would leave out what builds the site.
    env: { NODE_ENV: "development" },
  });
}

/** npm writes what it installed into node_modules/.package-lock.json, last of all. */
function isInstalled() {
  if (!existsSync(`${ROOT}node_modules/.package-lock.json`)) return false;
  const wanted = readJson("package-lock.json").packages;
  const present = readJson("node_modules/.package-lock.json").packages;
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes("node_modules/") || link) return true;
    const found = present[path];
    // What is optional is there for some machines only; what is both optional and a peer, for nobody unless asked.
    return found ? found.version === version : Boolean(optional) || Boolean(peer);
  });
}

/** False after a change of the Node.js version, which a compiled module does not survive. */
function nativeModulesLoad() {
  try {
    const load = createRequire(`${ROOT}backend/package.json`);
    const Database = /** @type {typeof import("better-sqlite3")} */ (load("better-sqlite3"));
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path */
function readJson(path) {
  return /** @type {PackageFile} */ (JSON.parse(readFileSync(ROOT + path, "utf8")));
}

/** @param {string} version */
function numbers(version) {
  return version.replace(/^\D+/, "").split(".").map(Number);
}
