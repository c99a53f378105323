/**
 * `npm run check`: runs all checks that must pass before a change is merged. The static checks run two at a time, and
 * all of them are reported. The tests run if the static checks passed. `--static` leaves the tests out.
 */
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { showProgress } from "./lib/progress.mjs";
import { capture, passThrough, StepFailed } from "./lib/steps.mjs";

const AT_ONCE = 2;

/** The static checks, the slowest first. */
const CHECKS = [
  "lint",
  "types",
  "codegen:check",
  "format:check",
  "boundaries",
  "dead-code",
  "content:check",
  "languages",
];

/** Lines that are shown even if a check passed: missing translations. */
const SHOWN = /^.*untranslated: .*$/gm;

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

/**
 * Runs one npm script. Shows its output if it fails. Always shows missing translations.
 * @param {string} check
 * @returns {Promise<boolean>} whether the script passed
 */
async function passes(check) {
  const npm = process.env["npm_execpath"];
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  // Writes to standard output, because the results are the purpose of this script.
  const progress = showProgress(check, process.stdout);
  const { code, output } = await capture({ command, args: [...first, "run", "--silent", check] });
  const shown = (output.match(SHOWN) ?? []).map((line) => `    ${line.trim()}\n`).join("");
  progress.end(code === 0, code === 0 ? shown : output);
  return code === 0;
}
