// npm run bench:pages: measures the bytes that a first visit to each public page loads. Compares them with the budgets
// in docs/performance.md, and fails if a page exceeds its budget. Needs Chromium, like the journeys. `-- URL` measures
// a site that already runs.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { overBudget, PUBLIC_PAGES, weigh } from "./page-weight.js";
import { startServer } from "./servers.js";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";

const [running] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "club-pages-"));
const site =
  running === undefined
    ? await startServer([new URL("../dist/main.js", import.meta.url).pathname], {
        NODE_ENV: "development",
        HOST: "127.0.0.1",
        PORT: "4182",
        PUBLIC_URL: "http://127.0.0.1:4182",
        DATABASE_URL: `sqlite:${join(folder, "pages.sqlite")}`,
        JWT_SECRET: TEST_SECRET,
        LOG_LEVEL: "error",
      })
    : null;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ["--no-sandbox"],
});
try {
  const base = running ?? site?.url ?? "";
  console.log("bytes after gzip         html at rest  script   style    font   image  requests");
  for (const path of PUBLIC_PAGES) {
    const weight = await weigh(browser, base + path);
    const { html, scriptAtRest, script, style, font, image, requests } = weight;
    const figures = [html, scriptAtRest, script, style, font, image].map((bytes) =>
      String(bytes).padStart(7),
    );
    console.log(`${path.padEnd(21)} ${figures.join(" ")}  ${String(requests).padStart(8)}`);
    for (const problem of overBudget(weight)) {
      console.error(`${path}: ${problem}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}
