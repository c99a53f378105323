import { spawn } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { loadEnvFile } from "./env-file.mjs";
import { ensureInstalled, ensureSiteInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { runScript } from "./run-script.mjs";

/**
 * Runs one of the backend's tools after installing and building what it needs, and ends with its exit code. Reads .env as
 * `npm start` does, so that a tool works on the same database. Standard output is the tool's alone.
 * @param {string} file below backend/
 * @param {string[]} options
 */
export async function runBackendTool(file, options) {
  await runScript(async () => {
    process.chdir(ROOT);
    loadEnvFile(".env");
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
}
