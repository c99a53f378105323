/**
 * `node scripts/run.mjs tsc -p backend + tsc -p frontend`: runs tools from the installed packages one after another.
 * Each tool runs even if an earlier one failed, so that one run shows all errors. Fails if one of the tools fails.
 */
import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";

const BETWEEN = "+";

await runScript(async () => {
  process.chdir(ROOT);
  await ensureInstalled();
  const env = { ...process.env, PATH: `${ROOT}node_modules/.bin${delimiter}${process.env["PATH"] ?? ""}` };
  const command = process.argv.slice(2);
  while (command.length > 0) {
    const end = command.indexOf(BETWEEN);
    const [tool = "", ...args] = command.splice(0, end < 0 ? command.length : end);
    if (end >= 0) command.shift();
    const { status } = spawnSync(tool, args, { shell: process.platform === "win32", stdio: "inherit", env });
    if (status !== 0) process.exitCode = 1;
  }
});
