/**
 * `npm run lint`: lints the whole project, first the website and then the rest. With `-- FILE …`, lints only these
 * files, in a few seconds. A run on files skips the rules that need types, because they would read the whole project.
 */
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { passThrough } from "./lib/steps.mjs";

const PARTS = [["frontend"], [".", "--ignore-pattern", "frontend/"]];

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const eslint = (args, env) =>
  passThrough(process.execPath, ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", ...args], env);

await runScript(async () => {
  const files = process.argv.slice(2);
  process.chdir(ROOT);
  await ensureInstalled();
  if (files.length > 0) {
    const only = files.every((file) => /\.[cm]?[jt]sx?$/.test(file)) ? "code" : "all";
    process.exitCode = await eslint(["--no-warn-ignored", ...files], { LINT_WITHOUT_TYPES: only });
    console.log(
      "These checks leave out the rules that need types. `npm run lint` and `npm run check` include them.",
    );
    return;
  }
  for (const part of PARTS) if ((await eslint(part)) !== 0) process.exitCode = 1;
});
