/**
 * `npm run journey -- registration`: runs the browser tests whose file name contains the word, on the built site.
 * Builds changed parts of the site first. Passes all arguments after `--` to Playwright, such as `-g "handed over"`
 * or `--repeat-each 5`.
 */
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { passThrough, StepFailed } from "./lib/steps.mjs";

await runScript(async () => {
  process.chdir(ROOT);
  const args = process.argv.slice(2);
  if (args.length === 0) throw new StepFailed("Name a journey, as in `npm run journey -- registration`.");
  await ensureInstalled();
  await ensureBuilt();
  const tool = ["node_modules/@playwright/test/cli.js", "test", "--config", "frontend/playwright.config.ts"];
  process.exitCode = await passThrough(process.execPath, [...tool, ...args]);
});
