/**
 * Runs a backend tool: `node scripts/backend-tool.mjs FILE [options]`, where FILE is a path below backend/. Used by
 * `npm run club`, `npm run demo:seed` and all benches (`npm run bench…`).
 */
import { runBackendTool } from "./lib/backend-tool.mjs";

const [file = "", ...options] = process.argv.slice(2);

await runBackendTool(file, options);
