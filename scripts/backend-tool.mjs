/**
 * Runs one of the backend's tools (`npm run demo:seed`, `npm run bench`) after installing and building what it needs:
 * `node scripts/backend-tool.mjs FILE [options]`, where FILE is below backend/.
 */
import { spawn } from "node:child_process";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/steps.mjs";

const [file = "", ...options] = process.argv.slice(2);

await runScript(async () => {
  requireNode();
  process.chdir(ROOT);
  await ensureInstalled();
  await ensureBuilt();
  const loader = file.endsWith(".ts") ? ["--import", "./backend/swc-register.mjs"] : [];
  const child = spawn(process.execPath, [...loader, `backend/${file}`, ...options], { stdio: "inherit" });
  process.exitCode = await new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
});
