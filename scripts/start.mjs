/**
 * `npm start`: installs, builds and runs the site, each only as far as needed. Uses Node.js alone, since on a clean
 * clone there is nothing else. The server runs in this process, so signals reach it directly.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript, StepFailed } from "./lib/steps.mjs";

const DEFAULT_PORT = 4000;

await runScript(async () => {
  requireNode();
  process.chdir(ROOT);
  if (existsSync(".env")) process.loadEnvFile(".env");
  await requireFreePort(Number(process.env["PORT"] ?? DEFAULT_PORT), process.env["HOST"]);
  await ensureInstalled();
  await ensureBuilt();
  await import(new URL("../backend/dist/main.js", import.meta.url).href);
});

/**
 * Says at once, not after minutes of building, that the port is taken. Other trouble is the server's to report.
 * @param {number} port @param {string | undefined} host
 */
async function requireFreePort(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const probe = createServer();
  /** @type {Error & { code?: string } | null} */
  const trouble = await new Promise((resolve) => {
    probe.once("error", resolve);
    probe.listen(port, host, () => resolve(null));
  });
  await new Promise((resolve) => probe.close(resolve));
  if (trouble?.code !== "EADDRINUSE") return;
  throw new StepFailed(
    `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  );
}
