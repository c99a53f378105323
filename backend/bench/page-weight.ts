import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "@playwright/test";

/**
 * The budget of a public page in bytes after gzip, with the scripts that load once a visitor uses the page
 * (docs/performance.md, "Budgets that tests hold").
 */
export const BUDGETS = { script: 97_300, style: 15_000 } as const;

/** Addresses of public pages of different kinds. The last address leads to no page. */
export const PUBLIC_PAGES = [
  "/",
  "/events",
  "/events/algOlympics",
  "/events/syntaxsiege",
  "/cdcteam",
  "/contact",
  "/no-such-page",
] as const;

/** The weight of a public page that a visitor uses. */
export interface UsedPageWeight extends PageWeight {
  /** The part of `script` that the page loads before the visitor uses it, in bytes. */
  readonly scriptAtRest: number;
}

/** The bytes that a browser fetched for one page: texts after gzip, fonts and pictures without gzip. */
export interface PageWeight {
  readonly html: number;
  readonly script: number;
  /** The scripts as the server sent them: with Brotli over https and from localhost. */
  readonly scriptSent: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly requests: number;
}

/**
 * Milliseconds without network activity after which a page counts as complete. Pages pause for a shorter time before
 * they load the rest (animations, the next section's script).
 */
const QUIET_MS = 1_500;

/** Opens an address as a phone would for the first time, uses the page without scrolling, and weighs every response. */
export async function weigh(browser: Browser, address: string): Promise<UsedPageWeight> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    return await weighUsedVisit(page, () => page.goto(address));
  } finally {
    await context.close();
  }
}

/** Weighs a first visit of a public page, and then the scripts that the page loads once it is used (ADR 96). */
export async function weighUsedVisit(page: Page, visit: () => Promise<unknown>): Promise<UsedPageWeight> {
  const atRest = await weighVisit(page, visit);
  const inUse = await weighVisit(page, () => page.evaluate(() => dispatchEvent(new Event("resize"))));
  return { ...atRest, script: atRest.script + inUse.script, scriptAtRest: atRest.script };
}

/**
 * Weighs every response of a first visit. Texts are weighed with gzip's best quality, whatever encoding the server
 * chose, so that the result is comparable with the budget.
 */
export async function weighVisit(page: Page, visit: () => Promise<unknown>): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  let lastAt = Date.now();
  for (const event of ["request", "requestfinished", "requestfailed"] as const)
    page.on(event as "request", () => (lastAt = Date.now()));
  await visit();
  // "networkidle" never occurs on a signed-in user's page, because the page has a stream that stays open.
  while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
  const weight = {
    html: 0,
    script: 0,
    scriptSent: 0,
    style: 0,
    font: 0,
    image: 0,
    requests: responses.length,
  };
  // Style sheets inside the page count like separate files.
  const inline = await page.locator("style").allTextContents();
  weight.style += gzipSync(inline.join("\n"), { level: 9 }).length;
  for (const response of responses) {
    // Skips a script that the site requests three seconds after its start, because only slow visits would include it.
    if (/\/register-worker-[^/]+$/.test(response.url())) continue;
    const kind = KINDS[response.request().resourceType()];
    if (kind === undefined) continue;
    const body = await response.body();
    weight[kind] += kind === "font" || kind === "image" ? body.length : gzipSync(body, { level: 9 }).length;
    if (kind === "script") weight.scriptSent += (await response.request().sizes()).responseBodySize;
  }
  return weight;
}

const KINDS: Readonly<Record<string, Exclude<keyof PageWeight, "requests" | "scriptSent"> | undefined>> = {
  document: "html",
  script: "script",
  stylesheet: "style",
  font: "font",
  image: "image",
};

/** Returns a sentence for each budget that a page exceeds. */
export function overBudget(weight: PageWeight): string[] {
  return (["script", "style"] as const)
    .filter((kind) => weight[kind] > BUDGETS[kind])
    .map((kind) => `${String(weight[kind])} bytes of ${kind}, the budget is ${String(BUDGETS[kind])}`);
}
