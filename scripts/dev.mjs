/**
 * `npm run dev`: one address. Vite serves the website with hot reload there and passes everything else on to the
 * backend, which runs from its TypeScript on a port of its own and restarts when a file changes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort, requireFreePort } from "./lib/ports.mjs";
import { runScript } from "./lib/run-script.mjs";
import { loadVite } from "./lib/vite.mjs";

const BACKEND_PATHS = [
  "/graphql",
  "/playground",
  "/api",
  "/healthz",
  "/readyz",
  "/dev",
  "/metrics",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
];
/** Files of one change arrive within this time of each other. */
const SETTLE_MS = 150;

await runScript(async () => {
  process.chdir(ROOT);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const port = Number(process.env["PORT"] ?? 4000);
  await requireFreePort(port, "npm run dev");
  await ensureInstalled();
  await ensureBuilt(["playground"]);
  const backendPort = await freePort();
  const address = `http://localhost:${port}`;
  const backend = runBackend(backendPort, address);
  const vite = await startVite(port, `http://127.0.0.1:${backendPort}`);
  vite.watcher.add(`${ROOT}backend/src`);
  vite.watcher.on("all", (_event, file) => {
    const content = file.startsWith(`${ROOT}frontend/content/`); // the backend reads it at its start
    if (content || (file.startsWith(`${ROOT}backend/src/`) && !file.endsWith(".test.ts"))) backend.restart();
  });
  console.log(`\n  ${address} is the site; the backend behind it restarts on changes. Ctrl-C stops both.\n`);
});

/**
 * Keeps the backend running from its sources. (`node --watch` misses what editors that save by renaming change.)
 * @param {number} port @param {string} publicUrl
 */
function runBackend(port, publicUrl) {
  const start = () =>
    spawn(process.execPath, ["--import", "./backend/swc-register.mjs", "backend/src/main.ts"], {
      stdio: "inherit",
      env: { PUBLIC_URL: publicUrl, ...process.env, PORT: String(port), HOST: "127.0.0.1" },
    });
  let child = start();
  let restarting = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  return {
    /** Once for all files that a save or a branch switch touches. */
    restart() {
      clearTimeout(soon);
      soon = setTimeout(() => {
        console.log("\n  The backend changed: restarting it.");
        restarting = restarting.then(stop).then(() => void (child = start()));
      }, SETTLE_MS);
    },
  };
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
      host: process.env["HOST"] || "localhost",
      proxy: Object.fromEntries(
        BACKEND_PATHS.map((path) => [`^${path}(/|\\?|$)`, { target, ws: true, xfwd: true }]),
      ),
    },
  });
  return vite.listen();
}
