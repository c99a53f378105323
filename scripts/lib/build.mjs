import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { CACHE, ROOT } from "./paths.mjs";
import { step } from "./steps.mjs";

const SHARED = ["package-lock.json", "tsconfig.base.json", "scripts/lib/build.mjs"];

/** What is built, from what, and the file that shows it was. */
const TARGETS = [
  {
    name: "backend",
    label: "Building the server",
    inputs: ["backend/src", "backend/package.json", "backend/tsconfig.json", "backend/tsconfig.build.json"],
    output: "backend/dist",
    proof: "backend/dist/main.js",
    args: ["node_modules/typescript/bin/tsc", "-p", "backend/tsconfig.build.json"],
  },
  {
    name: "frontend",
    label: "Building the website",
    inputs: [
      "backend/src/**/contract",
      "frontend/src",
      "frontend/public",
      "frontend/content",
      "frontend/index.html",
      "frontend/package.json",
      "frontend/tsconfig.json",
      "frontend/vite.config.ts",
      "scripts/build-site.mjs",
    ],
    output: "frontend/dist",
    proof: "frontend/dist/index.html",
    args: ["scripts/build-site.mjs"],
    check: {
      label: "Checking the content",
      args: ["--import", "./backend/swc-register.mjs", "backend/src/app/check-content.ts"],
    },
  },
  {
    name: "playground",
    label: "Building the GraphQL playground",
    inputs: [
      "backend/src/**/contract",
      "frontend/src/playground",
      "frontend/src/shared/session",
      "frontend/playground.html",
      "frontend/package.json",
      "frontend/vite.playground.config.ts",
      "schema.graphql",
      "scripts/build-site.mjs",
    ],
    output: "frontend/playground/dist",
    proof: "frontend/playground/dist/playground.html",
    args: ["scripts/build-site.mjs", "playground"],
  },
];

/**
 * Builds the server, the website and the playground where their sources changed since the last build.
 * @param {string[]} [only] names of the targets that are wanted; all unless told
 * @returns {Promise<boolean>} whether any was built
 */
export async function ensureBuilt(only) {
  let built = false;
  for (const { name, label, inputs, output, proof, args, check } of TARGETS) {
    if (only && !only.includes(name)) continue;
    const stamp = `${CACHE}build/${name}`;
    const state = fingerprint([...SHARED, ...inputs]);
    if (existsSync(ROOT + proof) && existsSync(stamp) && readFileSync(stamp, "utf8") === state) continue;
    // Before anything goes: a mistake in the content leaves the site as it was built last.
    if (check) await step(check.label, process.execPath, check.args);
    rmSync(stamp, { force: true });
    rmSync(ROOT + output, { recursive: true, force: true });
    await step(label, process.execPath, args, { env: { NODE_ENV: "production" } });
    mkdirSync(`${CACHE}build`, { recursive: true });
    writeFileSync(stamp, state);
    built = true;
  }
  return built;
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
  const found = statSync(ROOT + path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(ROOT + path)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
