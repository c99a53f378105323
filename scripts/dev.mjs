/**
 * `npm run dev`: runs the site at one address. Vite serves the website's sources with hot reload. All other requests
 * are passed on to the backend, which runs from its TypeScript sources on a separate port and restarts when a file
 * changes. If the backend has no route for a request, the page for the address is rendered as on the built site.
 *
 * `npm run dev -- --inspect` lets a debugger attach to the backend.
 */
import { answerWith } from "./dev/answer.mjs";
import { DevBackend } from "./dev/backend.mjs";
import { DevSites } from "./dev/sites.mjs";
import { loadEnvFile } from "./lib/env-file.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { endWithParent } from "./lib/parent.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort, requireFreePort } from "./lib/ports.mjs";
import { runScript } from "./lib/run-script.mjs";

/** Folders with content files. The backend reads these files when it starts. */
const CONTENT = ["frontend/content/", "backend/languages/"];

await runScript(async () => {
  if (process.env["npm_lifecycle_event"] !== undefined) endWithParent();
  process.chdir(ROOT);
  loadEnvFile(".env");
  const port = Number(process.env["PORT"] || 4000);
  await requireFreePort(port, "npm run dev");
  await ensureInstalled();
  const address = `http://localhost:${port}`;
  const nodeOptions = process.argv.slice(2).filter((option) => option.startsWith("--inspect"));
  /** @type {Error | null} */
  let failure = null;
  let contentChanged = false;
  const showFailure = () => {
    if (failure)
      sites.send({ type: "error", err: { message: failure.message, stack: "", plugin: "backend" } });
  };
  const backend = new DevBackend({ port: await freePort(), publicUrl: address, nodeOptions }, (error) => {
    const wasBroken = failure !== null;
    failure = error;
    if (error) showFailure();
    else if (wasBroken || contentChanged) sites.send({ type: "full-reload" });
    if (!error) contentChanged = false;
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => void backend.stop().then(() => process.exit(0)));
  const sites = new DevSites((watcher) => {
    watcher.add([`${ROOT}backend/src`, `${ROOT}backend/languages`]);
    watcher.on("all", (_event, file) => {
      // The backend reads content only when it starts, so a content change needs a restart and a reload of the pages.
      const content = CONTENT.some((folder) => file.startsWith(ROOT + folder));
      contentChanged ||= content;
      if (content || (file.startsWith(`${ROOT}backend/src/`) && !file.endsWith(".test.ts")))
        backend.restartSoon();
    });
  }, showFailure);
  await sites.start({ port, host: process.env["HOST"] || "localhost" }, answerWith(sites, backend, address));
  console.log(
    `\n  ${address} is the site. The backend at ${backend.url} restarts on changes. Ctrl-C stops both.\n`,
  );
});
