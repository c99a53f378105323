/** `npm run club`, `npm run demo:seed`, `npm run bench`: `node scripts/backend-tool.mjs FILE [options]`, FILE below backend/. */
import { runBackendTool } from "./lib/backend-tool.mjs";

const [file = "", ...options] = process.argv.slice(2);

await runBackendTool(file, options);
