import { execFileSync } from "node:child_process";
import { PROJECT_ROOT } from "../../kernel/project-root.js";

test("in a pipe, every part of a job has a line at its start and its end, and what one printed is below its result", () => {
  const script = `
    import { showProgress } from "${PROJECT_ROOT}/scripts/lib/progress.mjs";
    const lint = showProgress("lint", process.stdout);
    const types = showProgress("types", process.stdout);
    types.end(false, "a.ts: wrong\\n");
    lint.end(true);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(printed.replaceAll(/\d+\.\d s/g, "n s").split("\n")).toEqual([
    "  … lint",
    "  … types",
    "  ✗ types (n s)",
    "a.ts: wrong",
    "  ✓ lint (n s)",
    "",
  ]);
});
