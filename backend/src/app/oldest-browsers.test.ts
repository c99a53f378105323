import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../kernel/project-root.js";

const run = promisify(execFile);

/** Code samples, each with the features in it that the oldest browsers lack. */
const CASES: readonly (readonly [code: string, missing: readonly string[]])[] = [
  ["URL.parse(text), Object.groupBy(rows, key)", ["URL.parse", "Object.groupBy"]],
  [String.raw`/[\p{L}--a]/v.test(text)`, [String.raw`/[\p{L}--a]/v`]],
  ["/(?i:a)b/.test(text)", ["/(?i:a)b/"]],
  ["map.values().map(f), text.matchAll(/a/g).toArray()", ["values().map", "matchAll().toArray"]],
  ["new Set(a).isSubsetOf(b), panel.showPopover()", [".isSubsetOf", "panel.showPopover"]],
  ["new URLPattern({})", ["URLPattern"]],
  // Features that the oldest browsers have, and a new feature that the code uses only if it exists.
  [String.raw`/(?<=a)(?:b)(?<!c)\p{L}/u.test(text), list.toSorted().at(-1), b / c, v`, []],
  ["Object.values(map).map(f), [...map.keys()].filter(f), panel?.showPopover?.()", []],
];

let missing: readonly (readonly string[])[];
beforeAll(async () => {
  const script = `
    import { tooNew } from "${PROJECT_ROOT}/frontend/oldest-browsers.mjs";
    console.log(JSON.stringify(JSON.parse(process.argv[1]).map(([code]) => tooNew(code))));`;
  const args = ["--input-type=module", "-e", script, JSON.stringify(CASES)];
  missing = JSON.parse((await run(process.execPath, args, { cwd: PROJECT_ROOT })).stdout) as string[][];
});

test.each(CASES.map(([code, names], n) => [code, names, n] as const))("%s", (_code, names, n) => {
  expect(missing[n]).toEqual(names);
});
