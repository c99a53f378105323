/**
 * `npm run dev`: one address. Vite serves the website with hot reload there and passes everything else on to the
 * backend, which runs from its TypeScript on a port of its own and restarts when a file changes.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort, requireFreePort } from "./lib/ports.mjs";
import { runScript } from "./lib/steps.mjs";
import { loadVite } from "./lib/vite.mjs";

const BACKEND_PATHS = ["/graphql", "/playground", "/api", "/healthz", "/readyz", "/dev", "/metrics"];

await runScript(async () => {
  requireNode();
  process.chdir(ROOT);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const port = Number(process.env["PORT"] ?? 4000);
  await requireFreePort(port, "npm run dev");
  await ensureInstalled();
  await ensureBuilt(["playground"]);
  const backendPort = await freePort();
  const address = `http://localhost:${port}`;
  startBackend(backendPort, address);
  await startVite(port, `http://127.0.0.1:${backendPort}`);
  console.log(`\n  ${address} is the site; the backend behind it restarts on changes. Ctrl-C stops both.\n`);
});

/** @param {number} port @param {string} publicUrl */
function startBackend(port, publicUrl) {
  const args = [
    "--import",
    "./backend/swc-register.mjs",
    "--watch",
    "--watch-preserve-output",
    "backend/src/main.ts",
  ];
  const backend = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { PUBLIC_URL: publicUrl, ...process.env, PORT: String(port), HOST: "127.0.0.1" },
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => {
      backend.kill("SIGTERM");
      backend.once("exit", () => process.exit(0));
    });
  }
  process.once("exit", () => backend.kill("SIGTERM"));
}

/** @param {number} port @param {string} target */
async function startVite(port, target) {
  const { createServer } = await loadVite();
  const vite = await createServer({
    configFile: `${ROOT}frontend/vite.config.ts`,
    root: `${ROOT}frontend`,
    server: {
      port,
      strictPort: true,
      host: process.env["HOST"] ?? "localhost",
      proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [`^${path}(/|\\?|$)`, { target, ws: true }])),
    },
  });
  await vite.listen();
}
