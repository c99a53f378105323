import { spawn } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { loadEnvFile } from "./env-file.mjs";
import { ensureInstalled, ensureSiteInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { runScript } from "./run-script.mjs";

/**
 * Installs and builds the dependencies of a backend tool, runs the tool, and exits with its exit code. Reads .env like
 * `npm start`, so that the tool uses the same database. Standard output has only the tool's own lines.
 * @param {string} file below backend/
 * @param {string[]} options
 */
export async function runBackendTool(file, options) {
  await runScript(async () => {
    process.chdir(ROOT);
    loadEnvFile(".env");
    if (file.endsWith(".ts")) {
      await ensureInstalled();
      await ensureBuilt(); // a tool run from its sources (bench/) measures the whole product
    } else {
      await ensureSiteInstalled();
      await ensureBuilt(["backend"]);
    }
    const loader = file.endsWith(".ts") ? ["--import", "./backend/swc-register.mjs"] : [];
    const child = spawn(process.execPath, [...loader, `backend/${file}`, ...options], { stdio: "inherit" });
    process.exitCode = await new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  });
}
