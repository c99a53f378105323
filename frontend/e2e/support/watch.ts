import type { Page } from "@playwright/test";

/** The browser's message about a missing page, which is expected at an address without a page. */
const MISSING = /^Failed to load resource: .* 404 /;

/** Playwright's message about the site's service worker, which the tests block (playwright.config.ts). */
const BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * Starts recording problems on a page: violations of the Content-Security-Policy, errors, and console messages of these
 * kinds.
 */
export async function watch(page: Page, kinds: readonly string[] = ["error"]): Promise<string[]> {
  const problems: string[] = [];
  const report = (what: string): void => void problems.push(`${page.url()}: ${what}`);
  await page.exposeFunction("reportViolation", report);
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      reportViolation(`breaks ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  page.on("pageerror", ({ message }) => report(message));
  page.on("console", (message) => {
    if (message.text() === BLOCKED) return;
    const isMissing = message.location().url === page.url() && MISSING.test(message.text());
    if (kinds.includes(message.type()) && !isMissing) report(message.text());
  });
  return problems;
}
