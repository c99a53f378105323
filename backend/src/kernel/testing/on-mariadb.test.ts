import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LISTED_TESTS, LOCK_TESTS, ON_MARIADB, STATEMENT_TESTS } from "./on-mariadb.js";

const BACKEND = join(import.meta.dirname, "../../..");
const SOURCES = join(BACKEND, "src");

/** Matches the definition of a function that locks rows, but not its calls. */
const LOCK = /^ *(?:export )?(?:async )?(?:function )?((?:lock|acquire|takeTurns)\w*)\((?:.*[{(,])?$/gm;

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: SOURCES }).map((file) => file.replaceAll("\\", "/"));
}

test("each file of statements names its tests on MariaDB", () => {
  expect(Object.keys(STATEMENT_TESTS).sort()).toEqual(filesOf("**/*.sql.ts").sort());
});

test("each lock names its tests on MariaDB", () => {
  const files = filesOf("**/*.{repository,sql}.ts").concat("kernel/db/leases.ts", "kernel/db/take-turns.ts");
  const locks = files.flatMap((file) => {
    const source = readFileSync(join(SOURCES, file), "utf8");
    return [...source.matchAll(LOCK)].map(([, name = ""]) => `${file} ${name}`);
  });
  expect([...new Set(locks)].sort()).toEqual(Object.keys(LOCK_TESTS).sort());
});

test("each test that is named exists and runs there", () => {
  const tests = globSync("{src,bench}/**/*.test.ts", { cwd: BACKEND }).map(
    (file) => `/${file.replaceAll("\\", "/")}`,
  );
  const repeated = tests.filter((file) => ON_MARIADB.some((pattern) => new RegExp(pattern).test(file)));
  const missing = LISTED_TESTS.filter((test) => !repeated.some((file) => file.endsWith(`/${test}.test.ts`)));
  expect(missing).toEqual([]);
  expect(repeated.length).toBeLessThan(tests.length / 2);
});
