import { execFileSync } from "node:child_process";
import { PROJECT_ROOT } from "../../kernel/project-root.js";

const TESTS = ["a/near.test.ts", "b/far.test.ts", "b/other.test.ts", "backend/src/app/drift.test.ts"];
/** Each file with the files that import it. */
const IMPORTERS = {
  "a/rule.ts": ["a/near.test.ts", "b/service.ts"],
  "b/service.ts": ["b/far.test.ts"],
  "c/user.entity.ts": [],
};

function choose(changed: readonly string[], most: number): unknown {
  const script = `
    import { chooseTests } from "${PROJECT_ROOT}/scripts/lib/changed-tests.mjs";
    const { importers, ...what } = JSON.parse(process.argv[1]);
    const graph = new Map(Object.entries(importers).map(([file, by]) => [file, new Set(by)]));
    console.log(JSON.stringify(chooseTests({ ...what, importers: graph })));`;
  const what = JSON.stringify({ changed, importers: IMPORTERS, tests: TESTS, most });
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script, what], { encoding: "utf8" }),
  );
}

test("the nearest tests of a change run, and those farther away are left to the whole run", () => {
  expect(choose(["a/rule.ts"], 1)).toEqual({ chosen: ["a/near.test.ts"], left: ["b/far.test.ts"] });
  expect(choose(["a/rule.ts"], 9)).toEqual({ chosen: ["a/near.test.ts", "b/far.test.ts"], left: [] });
});

test("a changed test runs, and an entity brings the test that compares it with the migrations", () => {
  const chosen = ["backend/src/app/drift.test.ts", "b/other.test.ts"];
  expect(choose(["c/user.entity.ts", "b/other.test.ts"], 1)).toEqual({ chosen, left: [] });
});
