/**
 * `npm run check`: everything that must hold before a change lands. The static checks run two at a time and all are
 * reported; the tests follow when they passed. `--static` leaves the tests out.
 */
import { spawn } from "node:child_process";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { passThrough, StepFailed } from "./lib/steps.mjs";

const AT_ONCE = 2;

/** The slowest first; linting, which takes as long as all others, in two parts. */
const CHECKS = [
  "lint:frontend",
  "lint:rest",
  "types",
  "codegen:check",
  "format:check",
  "boundaries",
  "dead-code",
  "content:check",
];

await runScript(async () => {
  process.chdir(ROOT);
  await ensureInstalled();
  const waiting = [...CHECKS];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(", ")}`);
  if (process.argv.includes("--static")) return;
  process.exitCode = await passThrough(process.execPath, ["scripts/test.mjs"]);
});

/** Runs one npm script and shows what it printed when it fails. @param {string} check @returns {Promise<boolean>} */
function passes(check) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", check], {
      cwd: ROOT,
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    child.on("close", (code) => {
      const ok = code === 0;
      console.log(`${ok ? "✓" : "✗"} ${check} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      if (!ok) console.log(output);
      resolve(ok);
    });
  });
}
