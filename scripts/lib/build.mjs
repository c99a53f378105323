import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { CACHE, ROOT } from "./paths.mjs";
import { step } from "./steps.mjs";

const SHARED = ["package-lock.json", "tsconfig.base.json", "scripts/lib/build.mjs"];

/**
 * The build's targets, their sources and their output folders. Each target has a script, which builds it in a temporary
 * folder given as an argument. If the build fails, the previous output is kept.
 */
const TARGETS = [
  {
    name: "backend",
    label: "the server",
    inputs: [
      "package.json",
      "backend/src",
      "backend/package.json",
      "backend/tsconfig.json",
      "scripts/build-server.mjs",
      "scripts/lib/ascii.mjs",
    ],
    outputs: ["backend/dist"],
    args: ["scripts/build-server.mjs"],
  },
  {
    name: "frontend",
    label: "the website",
    inputs: [
      "backend/src/**/contract",
      "frontend/src",
      "frontend/languages",
      "backend/languages",
      "docs/handbook",
      "docs/handbook.md",
      "docs/handbook.hi.md",
      "docs/handbook.bn.md",
      "frontend/public",
      "frontend/index.html",
      "frontend/package.json",
      "frontend/tsconfig.json",
      "frontend/vite.config.ts",
      "frontend/chunk-groups.mjs",
      "frontend/enumerations.mjs",
      "frontend/oldest-browsers.mjs",
      "frontend/used-texts.mjs",
      "scripts/build-site.mjs",
      "scripts/lib/ascii.mjs",
    ],
    outputs: ["frontend/dist", "frontend/dist-server"],
    args: ["scripts/build-site.mjs", "site"],
  },
  {
    name: "playground",
    label: "the GraphQL playground",
    inputs: [
      "backend/src/**/contract",
      "frontend/src/playground",
      "frontend/src/shared/session",
      "frontend/src/shared/language.ts",
      "frontend/languages",
      "frontend/playground.html",
      "frontend/package.json",
      "frontend/vite.playground.config.ts",
      "schema.graphql",
      "scripts/build-site.mjs",
    ],
    outputs: ["frontend/playground/dist"],
    args: ["scripts/build-site.mjs", "playground"],
  },
];

/** @typedef {"backend" | "frontend" | "playground"} TargetName */

/**
 * Builds the server, the website and the playground in parallel, if their sources changed since the last build.
 * @param {TargetName[]} [only] names of the targets to build; by default all
 * @returns {Promise<boolean>} whether any target was built
 * @throws {StepFailed} if a target cannot be built, or if the website's content has a mistake
 */
export async function ensureBuilt(only) {
  const stale = staleAmong(only);
  if (stale.length === 0) {
    writeCommit();
    return false;
  }
  const into = `${CACHE}build/${process.pid}/`;
  try {
    const label = `Building ${stale
      .map(({ label }) => label)
      .join(", ")
      .replace(/, ([^,]*)$/, " and $1")}`;
    await step(
      label,
      ...stale.map(({ args }) => ({
        command: process.execPath,
        args: [...args, into],
        env: { NODE_ENV: "production" },
      })),
    );
    // Puts the server in place first (the order of `TARGETS`), because the built server checks the content of the
    // website.
    for (const { name, outputs, stamp, state } of stale) {
      if (name === "frontend") await checkContent();
      rmSync(stamp, { force: true });
      for (const folder of outputs) {
        rmSync(ROOT + folder, { recursive: true, force: true });
        mkdirSync(dirname(ROOT + folder), { recursive: true });
        renameSync(into + folder, ROOT + folder);
      }
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, state);
    }
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
  writeCommit();
  return true;
}

/**
 * Stores the commit from which the server was built, for its log, /readyz and backups. Uses COMMIT if set, because a
 * container's build has no Git. Otherwise uses the commit that is checked out. Runs even if nothing was built, because
 * a new commit may change no source.
 */
function writeCommit() {
  if (!existsSync(`${ROOT}backend/dist`)) return;
  const git = ["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"];
  // stdout is null if Git is not installed.
  const describeCommit = () =>
    /** @type {string | null} */ (spawnSync("git", git, { cwd: ROOT, encoding: "utf8" }).stdout);
  writeFileSync(`${ROOT}backend/dist/commit`, (process.env["COMMIT"] || describeCommit() || "").trim());
}

/**
 * Returns the targets that were never built, or whose sources have changed since the last build. `stamp` is the file
 * with the state of the last build. `state` is its new content.
 * @param {TargetName[]} [only] @returns {(typeof TARGETS[number] & { stamp: string, state: string })[]}
 */
function staleAmong(only) {
  return TARGETS.filter(({ name }) => !only || only.includes(/** @type {TargetName} */ (name)))
    .map((target) => ({
      ...target,
      stamp: `${CACHE}build/${target.name}`,
      state: fingerprint([...SHARED, ...target.inputs]),
    }))
    .filter(
      ({ outputs, stamp, state }) =>
        !outputs.every((folder) => existsSync(ROOT + folder)) ||
        !existsSync(stamp) ||
        readFileSync(stamp, "utf8") !== state,
    );
}

/** Removes a playground that was built from other sources. The next visit builds it again. */
export function removeStalePlayground() {
  for (const { outputs } of staleAmong(["playground"]))
    for (const folder of outputs) rmSync(ROOT + folder, { recursive: true, force: true });
}

/**
 * Checks the content before the new website replaces the old one. If the content has a mistake, the old website is
 * kept.
 */
async function checkContent() {
  const args = ["backend/dist/app/check-content.js"];
  await step("Checking the content", { command: process.execPath, args });
}

/** Hashes the names and contents of all files under `inputs`, without tests. @param {string[]} inputs */
function fingerprint(inputs) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const input of inputs) {
    const [path = "", folder] = input.split("/**");
    for (const file of filesUnder(path)) {
      if (/\.test\.tsx?$/.test(file) || (folder && !file.includes(`${folder}/`))) continue;
      hash.update(`${file}\0`).update(readFileSync(ROOT + file));
    }
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const stats = statSync(ROOT + path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(ROOT + path)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
