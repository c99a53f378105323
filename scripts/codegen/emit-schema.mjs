/**
 * Writes schema.graphql from the backend's classes. graphql-codegen runs this script first (codegen.yml), so that the
 * schema is current even if a developer runs graphql-codegen directly.
 */
import { execFileSync } from "node:child_process";
import { ensureInstalled } from "../lib/install.mjs";
import { ROOT } from "../lib/paths.mjs";
import { runScript } from "../lib/run-script.mjs";

await runScript(async () => {
  await ensureInstalled();
  const node = (/** @type {string[]} */ args, /** @type {string} */ cwd) =>
    execFileSync(process.execPath, args, { cwd, stdio: "inherit" });
  node(["--import", "./swc-register.mjs", "src/app/emit-schema.ts", "../schema.graphql"], `${ROOT}backend`);
  node(["node_modules/oxfmt/bin/oxfmt", "schema.graphql"], ROOT);
});
