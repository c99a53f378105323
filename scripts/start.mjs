/**
 * `npm start`: installs, builds and runs the site, each only as far as needed. Uses Node.js alone, since on a clean
 * clone there is nothing else. The server runs in this process, so signals reach it directly; those that npm gets, too.
 */
import { existsSync } from "node:fs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureSiteInstalled } from "./lib/install.mjs";
import { endWithParent } from "./lib/parent.mjs";
import { ROOT } from "./lib/paths.mjs";
import { requireFreePort } from "./lib/ports.mjs";
import { runScript } from "./lib/run-script.mjs";

const DEFAULT_PORT = 4000;

await runScript(async () => {
  if (process.env["npm_lifecycle_event"] !== undefined) endWithParent();
  process.chdir(ROOT);
  if (existsSync(".env")) process.loadEnvFile(".env");
  await requireFreePort(Number(process.env["PORT"] ?? DEFAULT_PORT), "npm start");
  await ensureSiteInstalled();
  await ensureBuilt(["backend", "frontend"]);
  await import(new URL("../backend/dist/main.js", import.meta.url).href);
});
