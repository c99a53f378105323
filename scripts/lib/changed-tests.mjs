import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { ROOT } from "./paths.mjs";
import { passThrough } from "./steps.mjs";

/**
 * Maximum number of test files per run, unless more files must run (`chooseTests`). This many files take at most a
 * minute and a half on two idle cores, including tests that start an application.
 */
const MOST = 25;

const TEST = /\.test\.tsx?$/;
const CODE = /\.tsx?$/;
/** Matches imports that exist at run time. Type imports do not affect tests. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s+)?"([^"]+)"|\b(?:import|mock|requireActual)\(\s*"([^"]+)"/g;

/**
 * Rules for tests that compare distant parts of the application. In the import graph, such tests are far from the
 * changes that break them.
 */
const AT_LARGE = [
  {
    changed: /\.entity\.ts$|\/migrations\/|\/contract\//,
    tests: ["drift", "self-service", "graphql/emitted-schema"],
  },
  {
    changed: /\.resolver\.ts$|\/rest\/routes\/|\/app\/testing\/.*(policy|scenario)/,
    tests: ["matrix", "parity", "graphql/emitted-schema"],
  },
  { changed: /\.(md|tsx?|mjs)$/, tests: ["cited-pages", "standard-words"] },
];

/** @param {string} name */
const path = (name) => `backend/src/app/${name}.test.ts`;

/**
 * Chooses tests for a change: all changed tests, the matching `AT_LARGE` tests, and then the nearest tests in the
 * import graph until there are `most` tests. A changed file that few tests reach counts more than a file that all tests
 * reach. Tests in the folder of a changed file are preferred.
 * @param {{ changed: readonly string[], importers: ReadonlyMap<string, ReadonlySet<string>>, tests: readonly string[],
 * most: number }} what
 * @public changed-tests.test.ts calls it in a separate process
 * @returns {{ chosen: string[], left: string[] }}
 */
export function chooseTests({ changed, importers, tests, most }) {
  const always = AT_LARGE.filter((rule) => changed.some((file) => rule.changed.test(file)))
    .flatMap((rule) => rule.tests.map(path))
    .concat(changed)
    .filter((file) => tests.includes(file));
  const folders = new Set(changed.map((file) => posix.dirname(file)));
  /** @type {Map<string, number>} */
  const scores = new Map();
  for (const file of changed) {
    const reached = [...distances(file, importers)].filter(([other]) => TEST.test(other));
    for (const [test, distance] of reached) {
      const atLeastAsNear = reached.filter(([, other]) => other <= distance).length;
      const inChangedFolder = folders.has(posix.dirname(test)) ? 1 : 0;
      scores.set(test, (scores.get(test) ?? inChangedFolder) + 1 / (Math.max(distance, 1) * atLeastAsNear));
    }
  }
  const atLarge = AT_LARGE.flatMap((rule) => rule.tests.map(path));
  const related = [...scores]
    .filter(([test]) => !atLarge.includes(test))
    .sort((a, b) => b[1] - a[1])
    .map(([test]) => test);
  const all = [...new Set([...always, ...related])];
  const count = Math.max(most, new Set(always).size);
  return { chosen: all.slice(0, count), left: all.slice(count) };
}

/**
 * Runs the jest tests that are nearest to the change. Prints how many other test files the change reaches. Returns
 * jest's exit code.
 * @param {string} [since] a revision
 */
export async function runChanged(since) {
  const { base, changed } = readChange(since);
  const { chosen, left } = chooseTests({ changed, ...readImports(), most: MOST });
  console.log(`${changed.length} files changed since ${base.slice(0, 12)}: ${chosen.length} test files.`);
  if (chosen.length === 0) return 0;
  const args = ["node_modules/jest/bin/jest.js", "--passWithNoTests", "--runTestsByPath", ...chosen];
  const code = await passThrough(process.execPath, args, { NODE_ENV: "test" });
  if (left.length > 0)
    console.log(`\`npm test\` runs ${left.length} more test files that depend on the change less directly.`);
  return code;
}

/**
 * Returns every file that depends on `from`, with the number of imports between the two.
 * @param {string} from @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 */
function distances(from, importers) {
  const distanceByFile = new Map([[from, 0]]);
  for (const [file, distance] of distanceByFile)
    for (const importer of importers.get(file) ?? [])
      if (!distanceByFile.has(importer)) distanceByFile.set(importer, distance + 1);
  return distanceByFile;
}

/**
 * Lists the files changed since a revision, including uncommitted and untracked files. The default is the revision
 * where the branch left the main branch.
 * @param {string} [since]
 */
function readChange(since) {
  const base = since ?? mergeBase();
  const listed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return { base, changed: [...new Set(listed)] };
}

/**
 * Returns the merge base with the first branch in the list that exists. On the main branch, returns the remote's
 * revision, so that unpushed commits count as changes.
 */
function mergeBase() {
  for (const branch of ["origin/HEAD", "origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", branch)[0] ?? "HEAD";
    } catch {
      // The branch does not exist.
    }
  }
  return "HEAD";
}

/** Returns the importers of each file in the two workspaces, and the test files. */
function readImports() {
  const files = git("ls-files", "--cached", "--others", "--exclude-standard", "backend", "frontend").filter(
    (file) => CODE.test(file),
  );
  const known = new Set(files);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const file of files) {
    for (const [, stated, called] of sourceOf(file).matchAll(IMPORT)) {
      const imported = resolve(file, stated ?? called ?? "", known);
      if (imported) importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return { importers, tests: files.filter((file) => TEST.test(file)) };
}

/** @param {string} file */
function sourceOf(file) {
  try {
    return readFileSync(ROOT + file, "utf8");
  } catch {
    return ""; // deleted, but the deletion is not committed yet
  }
}

/** @param {string} from @param {string} request @param {ReadonlySet<string>} known */
function resolve(from, request, known) {
  const target = request.startsWith("@contract/")
    ? request.replace("@contract", "backend/src")
    : request.startsWith(".")
      ? posix.join(posix.dirname(from), request)
      : undefined;
  const module = target?.replace(/\?.*$/, "").replace(/\.js$/, "");
  return [module, `${module}.ts`, `${module}.tsx`].find((name) => name !== undefined && known.has(name));
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
}
