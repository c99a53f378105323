/**
 * `npm run build`: builds the server into backend/dist, the website into frontend/dist and the GraphQL playground into
 * frontend/playground/dist. Builds only the parts whose sources changed.
 */
import { ensureBuilt } from "./lib/build.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";

await runScript(async () => {
  process.chdir(ROOT);
  await ensureBuilt();
});
