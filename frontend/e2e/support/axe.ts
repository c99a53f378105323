import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CDPSession, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * In the dark theme the same elements have the same places and other colours: only rules about colours are checked
 * again.
 */
const LOOKS = [
  ["light", {}, 10],
  ["dark", { runOnly: ["color-contrast", "link-in-text-block"] }, 0],
] as const;

/**
 * Both themes: for a page that is checked once. Light: for a state of such a page, as every pair of colours has its
 * contrast in both (src/shared/ui/theme.test.ts). New in the light one: for further content of the same page, now at
 * another width.
 */
export type Look = "both" | "light" | "new";

declare global {
  interface Window {
    /** The elements that were visible at axe's last check of this page. */
    seenByAxe?: WeakSet<Element>;
  }
}

/** What axe found, in words, and how many of its rules found all well. */
interface Findings {
  readonly violations: readonly string[];
  readonly passes: number;
}

/**
 * Checks the current page with axe, in the light and in the dark theme; both must be without a violation. For `new`
 * it checks only elements that were not visible at the last check: two thirds of its time go into colours.
 */
export async function expectAccessible(page: Page, what: Look = "both"): Promise<void> {
  // The same pages were checked on SQLite: the database changes nothing that axe sees, and each check takes a second.
  if (process.env["TEST_DATABASE"] === "mariadb") return;
  if (!(await page.evaluate(() => "axe" in window))) await bringAxe(page);
  // Colours in transition would be measured otherwise; and below the fold nothing moves on until a visitor scrolls
  // there.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });
  for (const [colorScheme, options, fewest] of LOOKS) {
    if (what !== "both" && colorScheme === "dark") continue;
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations, passes } = await page.evaluate(findings, { options, onlyNew: what === "new" });
    expect(violations.map((violation) => `${colorScheme}: ${violation}`)).toEqual([]);
    expect(passes).toBeGreaterThan(what === "new" ? -1 : fewest);
  }
}

/** A session is kept as long as its page: the end of one would take a page's passkeys away (support/second-step.ts). */
const devtools = new WeakMap<Page, Promise<CDPSession>>();

/** By the browser's own protocol: an `evaluate` has to read axe's half a megabyte twice. */
async function bringAxe(page: Page): Promise<void> {
  const session = devtools.get(page) ?? page.context().newCDPSession(page);
  devtools.set(page, session);
  await (await session).send("Runtime.evaluate", { expression: AXE });
}

/**
 * Runs in the page. Only words leave it: the results whole are thousands of lines to send. A violation is shown by its
 * HTML: to look for a selector that only one element has takes axe a twelfth of its time.
 */
async function findings({ options, onlyNew }: { options: object; onlyNew: boolean }): Promise<Findings> {
  const { axe } = window as unknown as { axe: { run(at: object, options: object): Promise<AxeResults> } };
  const visible = [...document.body.querySelectorAll("*")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const { seenByAxe } = window;
  window.seenByAxe = new WeakSet(visible);
  const isNew = (element: Element): boolean => seenByAxe?.has(element) !== true;
  // With what they stand in: a word that appears may name the button around it.
  const around = visible.filter(isNew).map(({ parentElement }) => parentElement ?? document.body);
  if (onlyNew && around.length === 0) return { violations: [], passes: 0 };
  const results = await axe.run(onlyNew ? { include: [...new Set(around)] } : document, {
    ...options,
    resultTypes: ["violations"],
    selectors: false,
  });
  return {
    violations: results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`,
    ),
    passes: results.passes.length,
  };
}
