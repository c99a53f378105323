/**
 * `npm run dev`: one address. Vite serves the website with hot reload there, renders the public pages as the built site
 * does, and passes everything else on to the backend, which runs from its TypeScript on a port of its own and restarts
 * when a file changes. `npm run dev -- --inspect` opens the backend to a debugger.
 */
import { existsSync } from "node:fs";
import { DevBackend } from "./dev/backend.mjs";
import { devPages } from "./dev/pages.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { endWithParent } from "./lib/parent.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort, requireFreePort } from "./lib/ports.mjs";
import { runScript } from "./lib/run-script.mjs";
import { loadVite } from "./lib/vite.mjs";

/** What the backend answers. */
const BACKEND =
  /^\/(graphql|playground|api|healthz|readyz|dev\/mailbox(?:\.json)?|metrics|sitemap\.xml|robots\.txt|manifest\.webmanifest)([/?]|$)/;

await runScript(async () => {
  if (process.env["npm_lifecycle_event"] !== undefined) endWithParent();
  process.chdir(ROOT);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const port = Number(process.env["PORT"] ?? 4000);
  await requireFreePort(port, "npm run dev");
  await ensureInstalled();
  const address = `http://localhost:${port}`;
  const nodeOptions = process.argv.slice(2).filter((option) => option.startsWith("--inspect"));
  /** @type {Error | null} */
  let failure = null;
  let contentChanged = false;
  /** @type {import("vite").ViteDevServer | undefined} */
  let site;
  const showFailure = () => {
    if (failure)
      site?.ws.send({ type: "error", err: { message: failure.message, stack: "", plugin: "backend" } });
  };
  const backend = new DevBackend({ port: await freePort(), publicUrl: address, nodeOptions }, (error) => {
    const wasBroken = failure !== null;
    failure = error;
    if (error) showFailure();
    else if (wasBroken || contentChanged) site?.ws.send({ type: "full-reload" });
    if (!error) contentChanged = false;
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => void backend.stop().then(() => process.exit(0)));
  const vite = await startVite(port, backend);
  site = vite;
  vite.ws.on("connection", showFailure);
  vite.middlewares.use(devPages(vite, backend, address));
  vite.watcher.add(`${ROOT}backend/src`);
  vite.watcher.on("all", (_event, file) => {
    const content = file.startsWith(`${ROOT}frontend/content/`); // the backend reads it at its start
    contentChanged ||= content;
    if (content || (file.startsWith(`${ROOT}backend/src/`) && !file.endsWith(".test.ts")))
      backend.restartSoon();
  });
  console.log(
    `\n  ${address} is the site; the backend behind it, at ${backend.url}, restarts on changes. Ctrl-C stops both.\n`,
  );
});

/** @param {number} port @param {DevBackend} backend */
async function startVite(port, backend) {
  const { createServer } = await loadVite();
  const vite = await createServer({
    configFile: `${ROOT}frontend/vite.config.ts`,
    root: `${ROOT}frontend`,
    appType: "custom",
    plugins: [
      { name: "backend-first", configureServer: ({ middlewares }) => void middlewares.use(gate(backend)) },
    ],
    server: {
      port,
      strictPort: true,
      host: process.env["HOST"] || "localhost",
      proxy: { [BACKEND.source]: { target: backend.url, ws: true, xfwd: true } },
    },
  });
  return vite.listen();
}

/**
 * Holds requests to the backend while it starts, and says what is wrong with it when it cannot. Builds the playground
 * when somebody first asks for it.
 * @param {DevBackend} backend
 * @returns {import("vite").Connect.NextHandleFunction}
 */
function gate(backend) {
  /** @type {Promise<unknown> | undefined} */
  let playground;
  return (request, response, next) => {
    const { url = "/", method } = request;
    if (!BACKEND.test(url)) {
      next();
      return;
    }
    const opensPlayground =
      /^\/(graphql|playground)\b/.test(url) && request.headers.accept?.includes("text/html");
    if (method === "GET" && opensPlayground) playground ??= ensureBuilt(["playground"]);
    Promise.resolve(playground)
      .then(() => backend.ready)
      .then(
        () => next(),
        (/** @type {unknown} */ error) => {
          response.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "1" });
          response.end(
            `The backend does not run.\n\n${error instanceof Error ? error.message : String(error)}\n`,
          );
        },
      );
  };
}
