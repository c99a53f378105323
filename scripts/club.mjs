#!/usr/bin/env node
/** `npx club …` in this folder: runs the same tool as `npm run club -- …`, but without the lines that npm prints. */
import { runBackendTool } from "./lib/backend-tool.mjs";

await runBackendTool("dist/app/cli/main.js", process.argv.slice(2));
