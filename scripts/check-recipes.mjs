/**
 * `npm run check:recipes`: follows the pages of docs/recipes/ on a copy of the tree, one page after another. Then runs
 * all their checks. Fails if the tree lacks the lines that a page changes, if a check fails, or if a page changes more
 * or fewer files by hand than it states. `-- profile-field` follows only that page. `--keep` keeps the copy and prints
 * its path.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { CACHE, ROOT } from "./lib/paths.mjs";
import { applyEdit, filesByHand, readRecipe } from "./lib/recipes.mjs";
import { runScript } from "./lib/run-script.mjs";
import { step, StepFailed } from "./lib/steps.mjs";

/** @typedef {import("./lib/recipes.mjs").Recipe} Recipe */

const PAGES = `${ROOT}docs/recipes/`;
/** Installed packages, which the copy links to instead of copying them. */
const INSTALLED = ["node_modules", "backend/node_modules", "frontend/node_modules"];

await runScript(async () => {
  await ensureInstalled();
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const names = readdirSync(PAGES).map((file) => file.replace(/\.md$/, ""));
  const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));
  if (chosen.length === 0)
    throw new StepFailed(`No recipe has this name. The recipes are: ${names.join(", ")}`);
  const copy = mkdtempSync(join(tmpdir(), "club-recipes-"));
  const keep = process.argv.includes("--keep");
  if (keep) console.log(`The copy is ${copy}.`);
  else process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
  copyTree(copy);
  const recipes = chosen.map((name) => ({ name, ...readRecipe(readFileSync(`${PAGES}${name}.md`, "utf8")) }));
  for (const recipe of recipes) await follow(copy, recipe);
  for (const check of new Set(recipes.flatMap(({ checks }) => checks))) await run(copy, check);
});

/**
 * Copies the tree, including uncommitted changes, into a new repository. With this repository, Git counts the changes
 * of each recipe.
 * @param {string} copy
 */
function copyTree(copy) {
  const files = git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0");
  for (const file of files.filter((name) => name !== "" && existsSync(ROOT + name)))
    cpSync(ROOT + file, join(copy, file));
  for (const folder of INSTALLED)
    if (existsSync(ROOT + folder)) symlinkSync(ROOT + folder, join(copy, folder), "dir");
  mkdirSync(join(copy, ".cache"));
  if (existsSync(`${CACHE}node`)) symlinkSync(`${CACHE}node`, join(copy, ".cache/node"), "dir");
  git(copy, "init", "--quiet");
  commit(copy, "before");
}

/**
 * Follows a page and counts the files that it changes.
 * @param {string} copy
 * @param {Recipe & { name: string }} recipe
 */
async function follow(copy, recipe) {
  for (const one of recipe.steps) {
    if ("command" in one) {
      await run(copy, one.command);
      continue;
    }
    const file = join(copy, one.edit.path);
    const text = applyEdit(existsSync(file) ? readFileSync(file, "utf8") : null, one.edit);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  git(copy, "add", "--all");
  const changed = git(copy, "diff", "--cached", "--name-only", "--diff-filter=d").trim().split("\n");
  const byHand = filesByHand(recipe);
  await run(copy, `npx oxfmt --check ${byHand.join(" ")}`, `format of ${recipe.name}`);
  const byCommands = changed.filter((file) => !byHand.includes(file));
  console.log(
    [
      `${recipe.name}: ${byHand.length} files by hand, ${byCommands.length} by commands`,
      ...byHand.map((file) => `  by hand      ${file}`),
      ...byCommands.map((file) => `  by a command ${file}`),
    ].join("\n"),
  );
  if (byHand.length !== recipe.byHand || byHand.length > recipe.atMost)
    throw new StepFailed(
      `The page says ${recipe.byHand} files by hand, at most ${recipe.atMost}. The page changes ${byHand.length}.`,
    );
  commit(copy, recipe.name);
}

/** @param {string} cwd @param {string} command @param {string} [label] */
async function run(cwd, command, label = command) {
  const path = [join(cwd, "node_modules/.bin"), dirname(process.execPath), process.env["PATH"]];
  const env = { NODE_ENV: "test", PATH: path.join(delimiter) };
  await step(label, { command: "sh", args: ["-c", `cd '${cwd}' && ${command}`], env });
}

/** @param {string} cwd @param {string[]} args */
function git(cwd, ...args) {
  return execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** @param {string} cwd @param {string} message */
function commit(cwd, message) {
  git(cwd, "add", "--all");
  const author = ["-c", "user.name=recipes", "-c", "user.email=recipes@localhost"];
  git(cwd, ...author, "commit", "--quiet", "--no-verify", "--message", message);
}
