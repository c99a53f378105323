import { existsSync, readFileSync } from "node:fs";
import { ROOT } from "./paths.mjs";
import { step } from "./steps.mjs";

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} Packages */

/** The file in which npm lists the installed packages. npm writes it last. */
const INSTALLED = "node_modules/.package-lock.json";

/** Installs the packages in package-lock.json, unless all of them are already installed in these versions. */
export async function ensureInstalled() {
  if (!isInstalled(() => true)) await npm("Installing all packages, half a minute", "ci");
}

/**
 * Installs the packages for building and running the site, if they are missing. Leaves out test tools and the
 * playground, but keeps them if they are installed.
 */
export async function ensureSiteInstalled() {
  if (isInstalled(({ dev, devOptional }) => !dev && !devOptional)) return;
  const isDeveloper =
    existsSync(ROOT + INSTALLED) && Object.values(packagesOf(INSTALLED)).some(({ dev }) => dev);
  if (isDeveloper) await ensureInstalled();
  else await npm("Installing the site's packages, half a minute the first time", "ci", "--omit=dev");
}

/** Adds the packages for building the GraphQL playground. Leaves installed packages alone. */
export async function ensurePlaygroundInstalled() {
  const { devDependencies } = /** @type {{ devDependencies: Record<string, string> }} */ (
    readJson("frontend/package.json")
  );
  const present = packagesOf(INSTALLED);
  const wanted = packagesOf("package-lock.json");
  const isThere = Object.keys(devDependencies).every((name) =>
    [`frontend/node_modules/${name}`, `node_modules/${name}`].some(
      (path) => wanted[path] && present[path]?.version === wanted[path].version,
    ),
  );
  if (isThere) return;
  await npm("Installing the playground's packages", "install", "--no-save", "--workspace", "frontend");
}

/** @param {string} label @param {string[]} args */
async function npm(label, ...args) {
  const path = process.env["npm_execpath"];
  const quiet = ["--no-audit", "--no-fund"];
  await step(label, {
    ...(path
      ? { command: process.execPath, args: [path, ...args, ...quiet] }
      : { command: "npm", args: [...args, ...quiet] }),
    // With NODE_ENV=production, npm would leave out all devDependencies: the test tools and the playground.
    env: { NODE_ENV: "development" },
  });
}

/** @param {(locked: LockedPackage) => boolean} isWanted */
function isInstalled(isWanted) {
  if (!existsSync(ROOT + INSTALLED)) return false;
  const present = packagesOf(INSTALLED);
  return Object.entries(packagesOf("package-lock.json")).every(([path, locked]) => {
    if (!path.includes("node_modules/") || locked.link || !isWanted(locked)) return true;
    const installedPackage = present[path];
    // Some optional packages are for other platforms, and npm installs an optional peer only on request. Both may be
    // missing.
    return installedPackage
      ? installedPackage.version === locked.version
      : Boolean(locked.optional) || Boolean(locked.peer);
  });
}

/** @param {string} path */
function packagesOf(path) {
  return /** @type {{ packages: Packages }} */ (readJson(path)).packages;
}

/** @param {string} path @returns {unknown} */
function readJson(path) {
  return JSON.parse(readFileSync(ROOT + path, "utf8"));
}
