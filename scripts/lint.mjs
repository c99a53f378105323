/**
 * `npm run lint`: lints the code (oxlint.config.ts) and the GraphQL documents (eslint.config.js). With `-- FILE …`,
 * lints only these files.
 */
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { passThrough } from "./lib/steps.mjs";

/** Before version 22.18, Node.js loads a configuration in TypeScript only with `--experimental-strip-types`. */
const OXLINT = ["--experimental-strip-types", "--no-warnings", "node_modules/oxlint/bin/oxlint"];
const ESLINT = ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0"];

await runScript(async () => {
  const files = process.argv.slice(2);
  process.chdir(ROOT);
  await ensureInstalled();
  const run = async (/** @type {string[]} */ args) => {
    if ((await passThrough(process.execPath, args)) !== 0) process.exitCode = 1;
  };
  const documents = files.filter((file) => file.endsWith(".graphql"));
  const code = files.filter((file) => !documents.includes(file));
  const all = files.length === 0;
  if (all || code.length > 0) await run([...OXLINT, ...code]);
  if (all || documents.length > 0)
    await run([...ESLINT, ...(all ? ["schema.graphql", "frontend/src"] : documents)]);
});
