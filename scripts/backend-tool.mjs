/**
 * Runs one of the backend's tools (`npm run club`, `npm run demo:seed`, `npm run bench`) after installing and building
 * what it needs: `node scripts/backend-tool.mjs FILE [options]`, where FILE is below backend/. Reads .env as `npm start`
 * does, so that a tool works on the same database.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled, ensureSiteInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";

const [file = "", ...options] = process.argv.slice(2);

await runScript(async () => {
  process.chdir(ROOT);
  if (existsSync(".env")) process.loadEnvFile(".env");
  if (file.endsWith(".ts")) {
    await ensureInstalled();
    await ensureBuilt(); // sources (bench/) measure the whole product
  } else {
    await ensureSiteInstalled();
    await ensureBuilt(["backend"]);
  }
  const loader = file.endsWith(".ts") ? ["--import", "./backend/swc-register.mjs"] : [];
  const child = spawn(process.execPath, [...loader, `backend/${file}`, ...options], { stdio: "inherit" });
  process.exitCode = await new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
});
