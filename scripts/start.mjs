/**
 * `npm start`: installs, builds and runs the site, each only as far as needed. Uses only Node.js, because a clean clone
 * has no packages. The server runs in this process, so that signals reach it directly. A signal sent to npm ends the
 * server through `endWithParent`.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { ensureBuilt, removeStalePlayground } from "./lib/build.mjs";
import { loadEnvFile } from "./lib/env-file.mjs";
import { ensureSiteInstalled } from "./lib/install.mjs";
import { endWithParent } from "./lib/parent.mjs";
import { ROOT } from "./lib/paths.mjs";
import { ensurePlayground } from "./lib/playground.mjs";
import { requireFreePort } from "./lib/ports.mjs";
import { runScript } from "./lib/run-script.mjs";
import { StepFailed } from "./lib/steps.mjs";

const DEFAULT_PORT = 4000;
/**
 * The diagnostics channel on which the server reports a visit to a playground that is not built
 * (backend/src/app/http/graphiql.ts).
 */
const PLAYGROUND_MISSING = "club:playground-missing";

await runScript(async () => {
  if (process.env["npm_lifecycle_event"] !== undefined) endWithParent();
  process.chdir(ROOT);
  loadEnvFile(".env");
  await requireFreePort(Number(process.env["PORT"] || DEFAULT_PORT), "npm start");
  await ensureSiteInstalled();
  await ensureBuilt(["backend", "frontend"]);
  if (process.env["NODE_ENV"] !== "production") buildPlaygroundOnVisit();
  else if (process.env["GRAPHIQL"] === "true") await ensurePlayground();
  await import(new URL("../backend/dist/main.js", import.meta.url).href);
});

/**
 * Builds the playground on the first visit, because few developers open it and its packages are as large as all others
 * together.
 */
function buildPlaygroundOnVisit() {
  removeStalePlayground();
  let isUnderWay = false;
  const build = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    ensurePlayground()
      .catch((/** @type {unknown} */ error) =>
        console.error(error instanceof StepFailed ? error.message : error),
      )
      .finally(() => unsubscribe(PLAYGROUND_MISSING, build));
  };
  subscribe(PLAYGROUND_MISSING, build);
}
