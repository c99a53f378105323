import { existsSync, readFileSync } from "node:fs";
import { ROOT } from "./paths.mjs";
import { step } from "./steps.mjs";

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} PackageFile */

/** Installs what package-lock.json lists, unless node_modules holds exactly that. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const npm = process.env["npm_execpath"];
  const [command, ...args] = npm ? [process.execPath, npm] : ["npm"];
  await step("Installing packages (the first time takes a minute)", command, [...args, "ci"], {
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

/** @param {string} path */
function readJson(path) {
  return /** @type {PackageFile} */ (JSON.parse(readFileSync(ROOT + path, "utf8")));
}
