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
 * The targets of the build, their sources and their folders: a script of ours builds each below a folder that it is
 * given, so that a failed build keeps the previous one.
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
 * Builds the server, the website and the playground, side by side, where their sources changed since the last build.
 * @param {TargetName[]} [only] names of the wanted targets; by default all
 * @returns {Promise<boolean>} whether any was built
 * @throws {StepFailed} when one cannot be built, or the website's content has a mistake
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
    // The server's folder first: the content is checked by what it holds.
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
 * Writes down which commit the server was built from, for its log, /readyz and backups: COMMIT, as a container's build has no
 * Git, or the one that is checked out. A commit that changes no source is built already, so this is apart from the build.
 */
function writeCommit() {
  if (!existsSync(`${ROOT}backend/dist`)) return;
  const git = ["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"];
  // Null where there is no Git.
  const describeCommit = () =>
    /** @type {string | null} */ (spawnSync("git", git, { cwd: ROOT, encoding: "utf8" }).stdout);
  writeFileSync(`${ROOT}backend/dist/commit`, (process.env["COMMIT"] || describeCommit() || "").trim());
}

/**
 * Those whose sources changed since they were built, if they ever were; with where that is written down, and what then.
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

/** Removes a playground that was built from other sources: the next visit has it built again. */
export function removeStalePlayground() {
  for (const { outputs } of staleAmong(["playground"]))
    for (const folder of outputs) rmSync(ROOT + folder, { recursive: true, force: true });
}

/** Before the website goes up: a mistake in the content leaves it as it was built last. */
async function checkContent() {
  const args = ["backend/dist/app/check-content.js"];
  await step("Checking the content", { command: process.execPath, args });
}

/** A hash of the names and contents of all files under `inputs`; tests do not count. @param {string[]} inputs */
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
